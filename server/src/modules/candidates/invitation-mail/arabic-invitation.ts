import { isolateLtr } from '../../../platform/mail';
import { counted } from './counted';
import type { InvitationNames, InvitationWords } from './invitation-text';

export const arabicInvitation: InvitationWords = {
  greeting: ({ firstName }) => `مرحبًا ${firstName}،`,
  invitation: {
    subject: ({ title }) => `دعوتك إلى اختبار: ${title}`,
    opening: (names) => `${invited(names)} اختبار «${names.title}» لوظيفة ${names.jobRole}.`,
  },
  reminder: {
    subject: ({ title }) => `تذكير: ${title}`,
    opening: ({ title, jobRole }) => `لم تبدأ بعد اختبار «${title}» لوظيفة ${jobRole}. ما زال رابطك صالحًا.`,
  },
  labels: {
    questions: 'الأسئلة',
    time: 'المدة',
    extraTime: 'الوقت الإضافي',
    opens: 'البدء من',
    closes: 'البدء قبل',
    language: 'اللغة',
    device: 'الجهاز',
  },
  count: (questions) =>
    counted('ar', questions, {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    }),
  upTo: (time) => `${time} على الأكثر`,
  extraTime: (percent, base) =>
    `${isolateLtr(`${percent}%`)} زيادة على وقت كل سؤال، وهي محسوبة في المدة أعلاه (${base} من دونها). لا يعلم بها إلا أنت ومن دعاك.`,
  languageNames: { en: 'الإنجليزية', ar: 'العربية' },
  device: ({ proctoring, demands }) => {
    const { fullScreen, webcamSnapshots, cameraRequired } = proctoring;
    const camera = demands.needsCamera || webcamSnapshots || cameraRequired;
    const equipment = [...(camera ? ['كاميرا'] : []), ...(demands.needsMicrophone ? ['ميكروفون'] : [])];
    const needed = equipment.length > 0 ? ` مع ${equipment.join(' و')}` : '';
    const isComputer = fullScreen || demands.needsFiles || demands.needsSpreadsheet;
    return `${isComputer ? 'يُفضَّل الحاسوب' : 'حاسوب أو هاتف'}${needed}، ومتصفح حديث`;
  },
  rules: 'ما يسري على هذا الاختبار',
  before: {
    title: 'قبل يوم الاختبار',
    check: 'افحص جهازك واتصالك الآن. لا يبدأ شيء ولا يُحتسب أي وقت.',
    arrangement: 'إن احتجت إلى وقت إضافي أو ترتيب خاص فاطلبه في الصفحة نفسها قبل أن تبدأ. لا يقرأ طلبك إلا من دعاك.',
    action: 'افحص جهازك',
  },
  questions: 'هل لديك سؤال؟',
  askInviter: (inviter) => `ردّ على هذه الرسالة، وسيصل ردك إلى ${inviter}.`,
  askSupport: (address) => `ردّ على هذه الرسالة أو اكتب إلى ${address}.`,
  action: 'افتح الاختبار',
  note: 'هذا الرابط خاص بك وحدك، فلا تشاركه مع أحد.',
};

function invited({ inviter, company }: InvitationNames): string {
  if (inviter === '') return 'ندعوك إلى أداء';
  return company === '' ? `يدعوك ${inviter} إلى أداء` : `يدعوك ${inviter} من ${company} إلى أداء`;
}

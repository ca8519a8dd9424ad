import { momentText } from '../../platform/mail';
import type { Language } from '../../platform/mail';

export interface InvitationFacts {
  firstName: string;
  /** Null when whoever sent it is no longer there. */
  inviterName: string | null;
  title: string;
  jobRole: string;
  questionCount: number;
  minutes: number;
  /** ISO, like `closesAt`. */
  opensAt: string | null;
  closesAt: string | null;
  /** Of whoever invites; null for UTC. */
  timeZone: string | null;
}

interface Words {
  subject: (facts: InvitationFacts) => string;
  greeting: (facts: InvitationFacts) => string;
  opening: (facts: InvitationFacts) => string;
  reminderSubject: (facts: InvitationFacts) => string;
  reminder: (facts: InvitationFacts) => string;
  paper: (facts: InvitationFacts) => string;
  window: (facts: InvitationFacts) => string[];
  advice: string;
  action: string;
  note: string;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const english: Words = {
  subject: ({ title }) => `Your invitation: ${title}`,
  greeting: ({ firstName }) => `Hello ${firstName},`,
  opening: ({ inviterName, title, jobRole }) =>
    `${inviterName ? `${inviterName} invites you` : 'You are invited'} to take “${title}”, an assessment for the role ${jobRole}.`,
  reminderSubject: ({ title }) => `Reminder: ${title}`,
  reminder: ({ title, jobRole }) =>
    `You have not started “${title}” yet, the assessment for the role ${jobRole}. Your link still works.`,
  paper: ({ questionCount, minutes }) =>
    `It has ${counted('en', questionCount, { one: '1 question', other: '# questions' })} and takes up to ` +
    `${counted('en', minutes, { one: '1 minute', other: '# minutes' })}. Each question has its own time, which starts when you open it.`,
  window: (facts) => windowLines(facts, { language: 'en', from: 'You can start from', until: 'Start before' }),
  advice: 'Choose a quiet moment and a steady connection. If the line drops, your answers are kept and you can go on.',
  action: 'Open the assessment',
  note: 'The link is yours alone; please do not pass it on. If the button does not work, copy the link into your browser.',
};

const arabic: Words = {
  subject: ({ title }) => `دعوتك إلى تقييم: ${title}`,
  greeting: ({ firstName }) => `مرحبًا ${firstName}،`,
  opening: ({ inviterName, title, jobRole }) =>
    `${inviterName ? `وصلتك هذه الدعوة من ${inviterName} لأداء` : 'ندعوك إلى أداء'} التقييم «${title}» الخاص بوظيفة ${jobRole}.`,
  reminderSubject: ({ title }) => `تذكير: ${title}`,
  reminder: ({ title, jobRole }) => `لم تبدأ بعد التقييم «${title}» الخاص بوظيفة ${jobRole}. ما زال رابطك صالحًا.`,
  paper: ({ questionCount, minutes }) =>
    `يتألف التقييم من ${counted('ar', questionCount, questionForms)}، ومدته القصوى ${counted('ar', minutes, minuteForms)}. ` +
    'لكل سؤال وقته الخاص، ويبدأ احتسابه عند فتح السؤال.',
  window: (facts) => windowLines(facts, { language: 'ar', from: 'يمكنك البدء اعتبارًا من', until: 'ابدأ قبل' }),
  advice: 'اختر وقتًا هادئًا واتصالًا مستقرًا بالإنترنت. إذا انقطع الاتصال فإجاباتك محفوظة، ويمكنك المتابعة من حيث توقفت.',
  action: 'افتح التقييم',
  note: 'هذا الرابط خاص بك وحدك، فلا تشاركه مع أحد. إذا لم يعمل الزر فانسخ الرابط إلى متصفحك.',
};

const questionForms: Forms = {
  one: 'سؤال واحد',
  two: 'سؤالين',
  few: '# أسئلة',
  many: '# سؤالًا',
  other: '# سؤال',
};
const minuteForms: Forms = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
};

export function wordsOf(language: Language): Words {
  return language === 'ar' ? arabic : english;
}

function counted(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(localeOf(language)).format(count));
}

function windowLines(
  { opensAt, closesAt, timeZone }: InvitationFacts,
  { language, from, until }: { language: Language; from: string; until: string },
): string[] {
  const line = (words: string, iso: string) => `${words} ${momentText(language, iso, timeZone)}.`;
  return [...(opensAt ? [line(from, opensAt)] : []), ...(closesAt ? [line(until, closesAt)] : [])];
}

/** Western digits and the Gregorian calendar in both languages. */
function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en-GB-u-nu-latn-ca-gregory';
}

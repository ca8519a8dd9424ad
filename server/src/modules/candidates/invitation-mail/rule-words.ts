import type { Language } from '../../../platform/mail';
import { COME_BACK_SECONDS } from '../../assessments';
import { counted } from './counted';
import type { Forms } from './counted';

interface RuleWords {
  clock: string;
  clockBack: string;
  submitted: string;
  videoAnswer: string;
  audioAnswer: string;
  snapshots: (perHour: number) => string;
  cameraRequired: string;
  fullScreen: string;
  elsewhere: string;
  leaving: (seconds: number, warnings: number) => string;
  leavingNoted: (seconds: number) => string;
  copyPaste: string;
  takesBack: string;
  kept: (days: number) => string;
  nothingWatched: string;
  offline: string;
}

const english: RuleWords = {
  clock:
    'Each question has its own clock, which starts when you open it. When it runs out, the question is submitted as it stands. You can’t go back to it.',
  clockBack:
    'Each question has its own clock, which runs only while the question is open. You can go back to a question while it has time left.',
  submitted: 'When the time is over, the exam is submitted automatically with what you have answered by then.',
  videoAnswer: 'A question is answered with a video: you need a camera and a microphone. Only your answer is recorded.',
  audioAnswer: 'A question is answered by speaking: you need a microphone. Only your answer is recorded.',
  snapshots: (perHour) =>
    `Your camera takes single pictures at random moments, about ${perHour} an hour: no video, no sound.`,
  cameraRequired: 'You can’t start without a working camera.',
  fullScreen: 'The exam runs in full screen. Leaving full screen counts as leaving the exam.',
  elsewhere: 'Opening another tab, or putting another window over the exam, counts as leaving it.',
  leaving: (seconds, warnings) =>
    `Leaving the exam for ${count('en', seconds, 'second')} or longer gives a warning. After ${count('en', warnings, 'warning')}, leaving once more gives you ${count('en', COME_BACK_SECONDS, 'second')} to come back; then the exam is submitted. You can say why, and a person looks at it.`,
  leavingNoted: (seconds) =>
    `Leaving the exam for ${count('en', seconds, 'second')} or longer is recorded and a person reviews it. It never submits the exam.`,
  copyPaste: 'Copying and pasting is noted, but not which text.',
  takesBack: 'Where you can select several choices, a wrong one takes points back. No question earns less than zero.',
  kept: (days) =>
    `What is recorded of you is seen only by the people who review your exam, and is deleted after ${count('en', days, 'day')}.`,
  nothingWatched: 'You are not watched: no camera, no full screen, and leaving the page is not recorded.',
  offline: 'If your connection drops, your answers are kept on your device, and you go on where you stopped.',
};

const arabic: RuleWords = {
  clock: 'لكل سؤال وقته الذي يبدأ عند فتحه. إذا انتهى سُلّمت إجابتك كما هي، ولا يمكن الرجوع إلى السؤال.',
  clockBack: 'لكل سؤال وقته الذي لا يمضي إلا والسؤال مفتوح. ويمكنك الرجوع إلى أي سؤال ما دام له وقت متبقٍّ.',
  submitted: 'عند انتهاء الوقت يُسلَّم الاختبار تلقائيًا بما أجبت عنه حتى ذلك الحين.',
  videoAnswer: 'في الاختبار سؤال يُجاب عنه بالفيديو، فتحتاج إلى كاميرا وميكروفون. لا يُسجَّل إلا إجابتك.',
  audioAnswer: 'في الاختبار سؤال يُجاب عنه بالصوت، فتحتاج إلى ميكروفون. لا يُسجَّل إلا إجابتك.',
  snapshots: (perHour) =>
    `تلتقط الكاميرا صورًا منفردة في لحظات عشوائية، بمعدل ${perHour} في الساعة تقريبًا. لا يُصوَّر فيديو ولا يُسجَّل صوت.`,
  cameraRequired: 'لا يمكن البدء من دون كاميرا تعمل.',
  fullScreen: 'يجري الاختبار في ملء الشاشة، والخروج منه يُحتسب مغادرة للاختبار.',
  elsewhere: 'فتح علامة تبويب أخرى، أو تغطية الاختبار بنافذة أخرى، يُحتسب مغادرة له.',
  leaving: (seconds, warnings) =>
    `مغادرة الاختبار مدة ${count('ar', seconds, 'second')} أو أكثر يعقبها تنبيه. وبعد ${count('ar', warnings, 'warning')} تُمهَل عند المغادرة التالية ${count('ar', COME_BACK_SECONDS, 'second')} للعودة، ثم يُسلَّم الاختبار. ولك أن تذكر السبب ليطّلع عليه شخص.`,
  leavingNoted: (seconds) =>
    `مغادرة الاختبار مدة ${count('ar', seconds, 'second')} أو أكثر تُسجَّل ليطّلع عليها شخص، ولا تؤدي أبدًا إلى تسليم الاختبار.`,
  copyPaste: 'يُسجَّل أن نصًا نُسخ أو لُصق، لا النص نفسه.',
  takesBack: 'حيث يمكن اختيار أكثر من إجابة، يخصم الاختيار الخاطئ من نقاط السؤال، ولا تقل نقاط أي سؤال عن الصفر.',
  kept: (days) => `لا يرى ما سُجّل عنك إلا من يراجع اختبارك، ويُحذف بعد ${count('ar', days, 'day')}.`,
  nothingWatched: 'لا مراقبة في هذا الاختبار: لا كاميرا ولا ملء شاشة، ولا تُسجَّل مغادرة الصفحة.',
  offline: 'إذا انقطع الاتصال بقيت إجاباتك محفوظة على جهازك، وتتابع من حيث توقفت.',
};

type Unit = 'second' | 'warning' | 'day';

const forms: Record<Language, Record<Unit, Forms>> = {
  en: {
    second: { one: '1 second', other: '# seconds' },
    warning: { one: '1 warning', other: '# warnings' },
    day: { one: '1 day', other: '# days' },
  },
  ar: {
    second: { one: 'ثانية', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
    warning: { one: 'تنبيه واحد', two: 'تنبيهين', few: '# تنبيهات', many: '# تنبيهًا', other: '# تنبيه' },
    day: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  },
};

const count = (language: Language, amount: number, unit: Unit): string =>
  counted(language, amount, forms[language][unit]);

export const ruleWordsOf = (language: Language): RuleWords => (language === 'ar' ? arabic : english);

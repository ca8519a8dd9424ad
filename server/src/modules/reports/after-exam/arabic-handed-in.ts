import type { HandedInWords } from './handed-in-text';

const byItself = (title: string) => `انتهى وقت اختبار «${title}»، فسُلّم تلقائيًا بما وصلنا منك حتى ذلك الحين.`;

const answers: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'إجابة واحدة',
  two: 'إجابتان',
  few: '# إجابات',
  many: '# إجابة',
};

/** As a subject: "3 إجابات". */
const countOf = (count: number): string =>
  (answers[new Intl.PluralRules('ar').select(count)] ?? '# إجابة').replace('#', String(count));

export const arabicHandedIn: HandedInWords = {
  greeting: (name) => `مرحبًا ${name}،`,
  subject: (title) => `وصلتنا إجاباتك: ${title}`,
  opening: {
    candidate: (title) => `شكرًا على أداء اختبار «${title}». سُلّم اختبارك ووصلتنا إجاباتك.`,
    time: byItself,
    server: byItself,
    staff: (title) => `أنهى القائمون على اختبار «${title}» اختبارك وسلّموه بما وصلنا منك حتى ذلك الحين.`,
    proctoring: (title) => `سُلّم اختبار «${title}» تلقائيًا لأنك غادرته بعد التنبيه الأخير. وصلتنا إجاباتك حتى تلك اللحظة.`,
  },
  labels: { submitted: 'وقت التسليم', answered: 'الإجابات', late: 'المتأخرة', receipt: 'الإيصال' },
  answered: (answered, count) => `${answered} من ${count}`,
  late: (count) => `${countOf(count)} بعد إغلاق السؤال: للمراجع فقط، بلا احتساب`,
  action: 'افتح صفحة اختبارك',
  result: {
    title: 'نتيجتك',
    onPage: 'ستظهر نتيجتك في صفحة اختبارك حالما يكتمل التصحيح.',
    withOrganiser: (organiser) =>
      organiser === null
        ? 'تصل نتيجتك إلى من دعاك، وله أن يقرر متى يخبرك بها وكيف. لا تُعرض النتيجة في صفحة اختبارك.'
        : `تصل نتيجتك إلى ${organiser}، وهذه الجهة تقرر متى تخبرك بها وكيف. لا تُعرض النتيجة في صفحة اختبارك.`,
    byPerson: (count) => `${countOf(count)} من إجاباتك بانتظار تصحيح شخص، وقد يستغرق ذلك أيامًا.`,
    byRules: 'لا شيء يحتاج إلى تصحيح يدوي، فعُد إلى الصفحة بعد دقائق.',
    feedback: {
      mailed: 'إن كُتبت لك ملاحظات وصلتك بالبريد.',
      shown: 'إن كُتبت لك ملاحظات ظهرت في صفحة اختبارك.',
    },
  },
  record: {
    title: 'ما سُجّل أثناء الاختبار',
    why: 'إن اضطرك إلى المغادرة أمر خارج عن إرادتك فاذكره، وسيظهر بجانب ما سُجّل.',
    note: (moment) => `اطّلع في صفحة اختبارك على ما سُجّل، وأضف ملاحظتك إلى أي بند منه حتى ${moment}.`,
  },
  kept: {
    title: 'ما يُحفظ',
    recorded: (moment) => `يُحذف ما سُجّل عنك في موعد أقصاه ${moment}.`,
    answers: (moment) => `تُحذف إجاباتك بعد ${moment}، متى اكتمل تصحيحها.`,
    answersOpen: (organiser) =>
      organiser === null
        ? 'تبقى إجاباتك ونتيجتك محفوظة إلى أن يحذفها من دعاك.'
        : `تبقى إجاباتك ونتيجتك محفوظة لدى ${organiser} إلى أن تُحذف هناك.`,
    result: (moment) => `تُحذف نتيجتك بعد ${moment}، متى اكتمل التصحيح.`,
    resultOpen: (organiser) =>
      organiser === null
        ? 'تبقى نتيجتك محفوظة إلى أن يحذفها من دعاك.'
        : `تبقى نتيجتك محفوظة لدى ${organiser} إلى أن تُحذف هناك.`,
    deletion: 'إن أردت حذف بياناتك فردّ على هذه الرسالة.',
  },
  receipts: {
    title: 'إيصالاتك',
    text: 'احتفظ بهذه الرموز؛ فبها يمكن تأكيد ما حُفظ ووقت حفظه.',
    line: (position, code, isLate) => `السؤال ${position}: ${code}${isLate ? ' (متأخرة ولا تُحتسب)' : ''}`,
    none: (position) => `السؤال ${position}: بلا إجابة`,
  },
};

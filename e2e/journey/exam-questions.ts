import type { Language } from './words';

/** What is asked in each language, and what can be chosen. */
interface Texts {
  questions: Record<string, string>;
  choices: [string, string, string];
  kinds: [string, string, string];
  gaps: string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    questions: {
      QUALIFIER: 'May you work in this country?',
      MULTIPLE_CHOICE: 'Which of these are assets?',
      TRUE_FALSE: 'Is a trial balance a proof?',
      RATING: 'How sure are you?',
      DROPDOWN: 'Where do liabilities stand?',
      RANKING: 'Order these by how fast they turn into cash.',
      MATCHING: 'What is each of these?',
      SHORT_ANSWER: 'What is the opposite of a debit?',
      OPEN_ENDED: 'Why do accounts balance?',
      NUMBER: 'What is 15 percent of 250?',
      FILL_IN_THE_BLANK: 'Complete the equation.',
      DATE: 'On which day did the year 2026 end?',
      SPREADSHEET: 'Fill in the budget.',
      XLCX: 'Hand in your workbook.',
      DOCUMENT: 'Hand in your memo.',
      SLIDES: 'Hand in your slides.',
      FILE_UPLOAD: 'Hand in a diagram.',
      VIDEO: 'Introduce yourself on video.',
      AUDIO: 'Introduce yourself by voice.',
    },
    choices: ['Inventory', 'Cash at the bank', 'A loan that was taken and runs for several years'],
    kinds: ['Held for sale', 'Money', 'A liability that falls due after more than one year'],
    gaps: 'Assets = [[1]] + [[2]]',
  },
  ar: {
    questions: {
      QUALIFIER: 'هل يحق لك العمل في هذا البلد؟',
      MULTIPLE_CHOICE: 'أي مما يلي من الأصول؟',
      TRUE_FALSE: 'هل ميزان المراجعة دليل قاطع؟',
      RATING: 'ما مدى ثقتك؟',
      DROPDOWN: 'أين تظهر الخصوم؟',
      RANKING: 'رتّبها بحسب سرعة تحولها إلى نقد.',
      MATCHING: 'ما تصنيف كل بند؟',
      SHORT_ANSWER: 'ما عكس المدين؟',
      OPEN_ENDED: 'لماذا تتوازن الحسابات؟',
      NUMBER: 'كم تساوي 15% من 250؟',
      FILL_IN_THE_BLANK: 'أكمل المعادلة.',
      DATE: 'في أي يوم انتهت سنة 2026؟',
      SPREADSHEET: 'املأ الموازنة.',
      XLCX: 'سلّم ملف Excel.',
      DOCUMENT: 'سلّم المذكرة.',
      SLIDES: 'سلّم العرض.',
      FILE_UPLOAD: 'سلّم رسمًا توضيحيًا.',
      VIDEO: 'عرّف بنفسك بالفيديو.',
      AUDIO: 'عرّف بنفسك صوتيًا.',
    },
    choices: ['المخزون', 'النقد في البنك', 'قرض حصلت عليه الشركة ويمتد عدة سنوات'],
    kinds: ['معد للبيع', 'نقد', 'التزام يستحق بعد أكثر من سنة'],
    gaps: 'الأصول = [[1]] + [[2]]',
  },
};

/** What a question of this kind asks. */
export const askedIn = (language: Language, type: string): string => TEXTS[language].questions[type] ?? '';

/** One question of each kind, in the order in which a candidate meets them. */
export function aQuestionOfEachKind(language: Language): { type: string; text: string }[] {
  const { questions, choices, kinds, gaps } = TEXTS[language];
  const offered = choices.map((text, index) => ({ text, isRight: index === 0 }));
  const fields: Record<string, object> = {
    QUALIFIER: { choices: offered.slice(0, 2) },
    MULTIPLE_CHOICE: { choices: offered, allowsSeveral: true },
    TRUE_FALSE: { truth: true },
    RATING: { rating: { min: 1, max: 5 } },
    DROPDOWN: { choices: offered },
    RANKING: { choices: offered },
    MATCHING: {
      prompts: choices.map((text, index) => ({ text, match: index + 1 })),
      choices: kinds.map((text) => ({ text, isRight: false })),
    },
    SHORT_ANSWER: { acceptedAnswers: [choices[0]] },
    NUMBER: { number: { value: '37.5' }, unit: 'USD' },
    FILL_IN_THE_BLANK: { gapText: gaps, blanks: [{ acceptedAnswers: ['1'] }, { acceptedAnswers: ['2'] }] },
    DATE: { dateKey: { from: '2026-12-31', to: '2026-12-31' }, dateRange: {} },
    SPREADSHEET: { grid: { columns: 3, rows: 3, cells: [{ row: 1, column: 1, text: '1', isLocked: true }] } },
    FILE_UPLOAD: { fileKinds: ['IMAGE', 'DOCUMENT'] },
    VIDEO: { recordSeconds: 60 },
    AUDIO: { recordSeconds: 60 },
  };
  return Object.entries(questions).map(([type, text]) => ({ type, text, ...fields[type] }));
}

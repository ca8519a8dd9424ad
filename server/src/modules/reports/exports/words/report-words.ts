import { saidWords } from '../../../questions';
import type { AnswerWords } from '../../../questions';
import type { ReportLanguage } from './names';

export interface ReportWords extends AnswerWords {
  product: string;
  result: string;
  candidateReport: string;
  candidate: (reference: string) => string;
  /** Points out of points. */
  of: (score: string, total: string) => string;
  score: string;
  /** Above a percentage that can only rise: some answers are not marked yet. */
  atLeast: string;
  time: string;
  passMark: string;
  status: string;
  externalId: (id: string) => string;
  submitted: (moment: string) => string;
  /** Of the exam. */
  satIn: Record<ReportLanguage, string>;
  answeredIn: Record<ReportLanguage, string>;
  made: (moment: string) => string;
  page: (page: number, count: number) => string;
  feedback: string;
  questions: string;
  question: (number: number) => string;
  answer: string;
  correct: string;
  noAnswer: string;
  toMark: string;
  notCounted: string;
  reviewer: string;
  disqualified: string;
  awaiting: (count: number) => string;
  questionsHidden: string;
  completed: (count: number) => string;
  noneCompleted: string;
}

type Phrases = Omit<ReportWords, keyof AnswerWords | 'awaiting' | 'completed'> & {
  late: string;
  kept: string;
  range: (from: string, to: string) => string;
  awaiting: Forms;
  completed: Forms;
};
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const english: Phrases = {
  product: 'Mizan',
  result: 'Result',
  candidateReport: 'Candidate report',
  candidate: (reference) => `Candidate ${reference}`,
  of: (score, total) => `${score} of ${total}`,
  score: 'Score',
  atLeast: 'At least',
  time: 'Time',
  passMark: 'Pass mark',
  status: 'Status',
  externalId: (id) => `External ID: ${id}`,
  submitted: (moment) => `Completed ${moment}`,
  satIn: { en: 'Taken in English', ar: 'Taken in Arabic' },
  answeredIn: { en: 'Answered in English', ar: 'Answered in Arabic' },
  made: (moment) => `Made ${moment}`,
  page: (page, count) => `Page ${page} of ${count}`,
  feedback: 'Admin feedback',
  questions: 'Questions and answers',
  question: (number) => `Question ${number}`,
  answer: 'Answer',
  correct: 'Correct answer',
  noAnswer: 'No answer was saved',
  toMark: 'Needs marking',
  notCounted: 'Not counted',
  reviewer: 'Feedback',
  disqualified: 'Disqualified by a screening question',
  questionsHidden: 'This assessment’s report does not show questions and answers.',
  noneCompleted: 'This candidate has not taken any exam.',
  late: 'late, not scored',
  kept: 'kept, not scored',
  range: (from, to) => `${from} to ${to}`,
  awaiting: {
    one: '1 answer needs marking by a person and counts as 0 until then.',
    other: '# answers need marking by a person and count as 0 until then.',
  },
  completed: { one: '1 completed assessment', other: '# completed assessments' },
};

const arabic: Phrases = {
  product: 'ميزان',
  result: 'النتيجة',
  candidateReport: 'تقرير المرشح',
  candidate: (reference) => `المرشح ${reference}`,
  of: (score, total) => `${score} من ${total}`,
  score: 'الدرجة',
  atLeast: 'على الأقل',
  time: 'الوقت',
  passMark: 'نسبة النجاح',
  status: 'الحالة',
  externalId: (id) => `المعرّف الخارجي: \u2066${id}\u2069`,
  submitted: (moment) => `اكتمل ${moment}`,
  satIn: { en: 'أُجري بالإنجليزية', ar: 'أُجري بالعربية' },
  answeredIn: { en: 'أُجيب بالإنجليزية', ar: 'أُجيب بالعربية' },
  made: (moment) => `أُعدّ ${moment}`,
  page: (page, count) => `صفحة ${page} من ${count}`,
  feedback: 'ملاحظات المشرف',
  questions: 'الأسئلة والإجابات',
  question: (number) => `السؤال ${number}`,
  answer: 'الإجابة',
  correct: 'الإجابة الصحيحة',
  noAnswer: 'لم تُحفظ أي إجابة',
  toMark: 'تنتظر التصحيح',
  notCounted: 'لا يُحتسب',
  reviewer: 'ملاحظات',
  disqualified: 'استُبعد المرشح بسبب سؤال تأهيلي',
  questionsHidden: 'لا يعرض تقرير هذا التقييم الأسئلة والإجابات.',
  noneCompleted: 'لم يؤدِّ هذا المرشح أي اختبار.',
  late: 'متأخر ولا يُحتسب',
  kept: 'محفوظ ولا يُحتسب',
  range: (from, to) => `من ${from} إلى ${to}`,
  awaiting: {
    zero: 'لا إجابات تنتظر التصحيح.',
    one: 'إجابة واحدة تنتظر من يصححها، وتُحسب صفرًا إلى ذلك الحين.',
    two: 'إجابتان تنتظران من يصححهما، وتُحسبان صفرًا إلى ذلك الحين.',
    few: '# إجابات تنتظر من يصححها، وتُحسب صفرًا إلى ذلك الحين.',
    many: '# إجابة تنتظر من يصححها، وتُحسب صفرًا إلى ذلك الحين.',
    other: '# إجابة تنتظر من يصححها، وتُحسب صفرًا إلى ذلك الحين.',
  },
  completed: {
    zero: 'لا تقييمات مكتملة',
    one: 'تقييم مكتمل واحد',
    two: 'تقييمان مكتملان',
    few: '# تقييمات مكتملة',
    many: '# تقييمًا مكتملًا',
    other: '# تقييم مكتمل',
  },
};

const phrases: Record<ReportLanguage, Phrases> = { en: english, ar: arabic };

export function wordsFor(language: ReportLanguage): ReportWords {
  const { late, kept, range, awaiting, completed, ...same } = phrases[language];
  const counted = (forms: Forms) => (count: number) =>
    (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', String(count));
  const named = (mark: string) => (name: string) => `\u2068${name}\u2069 (${mark})`;
  return {
    ...same,
    ...saidWords[language],
    lateFile: named(late),
    keptFile: named(kept),
    awaiting: counted(awaiting),
    completed: counted(completed),
    between: range,
    plusMinus: (value, tolerance) => `${value} ± ${tolerance}`,
  };
}

import type { Report, ReportQuestion } from '../../../grading';

/** In both scripts, as people write: brackets, Latin words in Arabic and the other way round, digits of both kinds. */
export const hardTexts = {
  arabic: 'أظهر المرشح فهمًا جيدًا لقواعد البيانات (PostgreSQL) والفهارس، مع حاجة إلى تحسين مهارات الاختبار الآلي.',
  mixed: 'الدرجة 87.5% في اختبار React و Node.js (المستوى 3)',
  indic: 'الأسئلة: ١٢ سؤالاً خلال ٤٥ دقيقة',
  english: 'An English line with عربي inside (ok) and 12%.',
};

export function aReportQuestion(given: Partial<ReportQuestion> = {}): ReportQuestion {
  return {
    number: 1,
    type: 'multiple-choice',
    givenIn: null,
    skill: 'Revenue',
    difficulty: 'Easy',
    isAdditional: false,
    score: 5,
    maxScore: 5,
    usedSeconds: 34,
    allottedSeconds: 60,
    textHtml: null,
    text: 'Which account is debited for an annual service paid in advance?',
    answer: ['Prepaid expenses'],
    correct: ['Prepaid expenses'],
    feedback: null,
    ...given,
  };
}

export function aReport(given: Partial<Report> = {}): Report {
  const gradeBands = [
    { name: 'Weak', min: 0, max: 39, color: '#C8423C' },
    { name: 'Fair', min: 40, max: 59, color: '#CC7420' },
    { name: 'Good', min: 60, max: 74, color: '#A68A1A' },
    { name: 'Strong', min: 75, max: 89, color: '#4C9A63' },
    { name: 'Excellent', min: 90, max: 100, color: '#1F7A6B' },
  ];
  return {
    reference: '1A2B3C4D',
    language: null,
    assessment: { id: 'a', title: 'Senior Accountant, Gulf', jobRole: 'Senior Accountant' },
    candidate: { name: 'Noor Al-Hashimi', email: 'noor.hashimi@example.com', phone: '+971505550142' },
    score: 56,
    totalScore: 72,
    percentage: 77,
    status: 'Passed',
    isDisqualified: false,
    passMark: 50,
    band: gradeBands[3] ?? null,
    gradeBands,
    submittedAt: new Date('2026-11-18T09:30:00Z'),
    usedSeconds: 970,
    allottedSeconds: 1130,
    awaitingCount: 1,
    feedback: 'Strong on revenue and reconciliation.',
    questions: [
      aReportQuestion(),
      aReportQuestion({
        number: 2,
        type: 'ranking',
        score: 6,
        maxScore: 8,
        text: 'Put the month-end closing in order.',
        answer: ['1. Cut off', '2. Accruals', '3. Review'],
        correct: ['1. Cut off', '2. Review', '3. Accruals'],
      }),
      aReportQuestion({
        number: 3,
        type: 'open-ended',
        score: null,
        maxScore: 20,
        text: 'Why is profit not cash?',
        answer: [hardTexts.english + ' ' + hardTexts.english + ' ' + hardTexts.english],
        correct: null,
        feedback: hardTexts.arabic,
      }),
      aReportQuestion({ number: 4, score: 0, maxScore: 6, type: 'number', answer: [], correct: ['1200 ± 5 SAR'] }),
    ],
    ...given,
  };
}

export function anArabicReport(): Report {
  const report = aReport();
  return {
    ...report,
    assessment: { id: 'a', title: 'محاسب أول، الخليج', jobRole: 'محاسب أول' },
    candidate: { name: 'نور الهاشمي', email: 'noor.hashimi@example.com', phone: '+971505550142' },
    gradeBands: report.gradeBands.map((band, index) => ({
      ...band,
      name: ['ضعيف', 'مقبول', 'جيد', 'جيد جدًا', 'ممتاز'][index] ?? '',
    })),
    feedback: `${hardTexts.arabic} ${hardTexts.arabic} ${hardTexts.mixed}`,
    questions: [
      aReportQuestion({
        skill: 'الإيراد',
        text: hardTexts.mixed,
        answer: [hardTexts.indic],
        correct: [hardTexts.indic],
      }),
      aReportQuestion({
        number: 2,
        skill: 'البنك والنقد',
        score: 6,
        maxScore: 8,
        type: 'ranking',
        text: 'رتّب مهام إقفال نهاية الشهر ترتيبًا صحيحًا.',
        answer: ['1. المقاصة (أولًا)', '2. المستحقات', '3. المراجعة'],
        correct: ['1. المراجعة', '2. المستحقات'],
      }),
      aReportQuestion({
        number: 3,
        skill: 'التواصل',
        type: 'open-ended',
        score: null,
        maxScore: 20,
        text: 'اشرح لمدير غير مالي لماذا لا يساوي الربحُ النقدَ.',
        answer: [hardTexts.arabic, hardTexts.english],
        correct: null,
      }),
      aReportQuestion({
        number: 4,
        skill: 'إكسل',
        type: 'true-false',
        score: 0,
        maxScore: 6,
        text: 'لا إله إلا الله؛ «اقتباس» [قوس] 50% -3 و+971505550142',
        answer: ['صح'],
        correct: ['خطأ'],
      }),
    ],
  };
}

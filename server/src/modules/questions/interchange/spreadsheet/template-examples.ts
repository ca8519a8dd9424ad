import { Difficulty } from '../../vocabulary';
import type { CarriedQuestion } from '../interchange';
import type { SheetLanguage } from './columns';

const about = (skill: string) => ({ skill, difficulty: Difficulty.MEDIUM, durationSeconds: 60, score: 1 });
const choices = (texts: string[], ...right: number[]) => texts.map((text, place) => ({ text, isRight: right.includes(place) }));

/** One question of every type that a row can hold. */
export const templateExamples: Record<SheetLanguage, CarriedQuestion[]> = {
  en: [
    { type: 'multiple-choice', text: 'Which side of an account does a debit stand on?', choices: choices(['Left', 'Right', 'Either'], 0), ...about('Accounting') },
    { type: 'multiple-choice', allowsSeveral: true, text: 'Which of these are assets?', choices: choices(['Cash', 'Loan', 'Stock'], 0, 2), ...about('Accounting') },
    { type: 'true-false', text: 'Depreciation lowers cash.', truth: false, ...about('Accounting') },
    { type: 'qualifier', text: 'Can you work in Riyadh?', choices: choices(['Yes', 'No'], 0), ...about('Screening'), score: 0 },
    { type: 'rating', text: 'How well do you know Excel?', rating: { min: 1, max: 5, lowLabel: 'Not at all', highLabel: 'Very well' }, ratingKey: { from: 3, to: 5 }, ...about('Excel') },
    { type: 'dropdown', text: 'Which function adds up a range?', choices: choices(['SUM', 'COUNT', 'MAX'], 0), ...about('Excel') },
    { type: 'ranking', text: 'Sort these from small to large.', choices: choices(['Byte', 'Kilobyte', 'Megabyte']), ...about('Computing') },
    { type: 'open-ended', text: 'How would you calm an angry caller?', rubric: 'Listens first, then offers a next step.', wordLimit: 150, ...about('Customer service') },
    { type: 'short-answer', text: 'What do we call what a company owes?', acceptedAnswers: ['Liabilities', 'Debts'], ...about('Accounting') },
    { type: 'number', text: 'How much is 15% of 240?', number: { value: '36', tolerance: '0.5' }, unit: 'SAR', ...about('Numeracy') },
    { type: 'fill-in-the-blank', text: 'Complete the sentence.', gapText: 'Assets are [[1]] plus [[2]].', blanks: [{ acceptedAnswers: ['liabilities'] }, { acceptedAnswers: ['equity', 'capital'] }], ...about('Accounting') },
    { type: 'date', text: 'On which day does the second quarter of 2026 begin?', dateKey: { from: '2026-04-01', to: '2026-04-01' }, dateRange: { earliest: '2026-01-01', latest: '2026-12-31' }, ...about('Planning') },
    { type: 'xlcx', text: 'Build a monthly budget and upload the workbook.', rubric: 'Totals are formulas.', ...about('Excel') },
    { type: 'document', text: 'Upload a letter to a supplier.', rubric: 'Clear request, polite tone.', ...about('Writing') },
    { type: 'slides', text: 'Upload three slides that present our product.', rubric: 'One message a slide.', ...about('Presenting') },
    { type: 'file-upload', text: 'Upload a picture or a document of your best work.', fileKinds: ['image', 'document'], rubric: 'Own work, explained.', ...about('Design') },
    { type: 'video', text: 'Introduce yourself.', recordSeconds: 90, rubric: 'Clear and to the point.', ...about('Communication') },
    { type: 'audio', text: 'Answer this call.', recordSeconds: 60, rubric: 'Greets, listens, confirms.', ...about('Communication') },
  ],
  ar: [
    { type: 'multiple-choice', text: 'في أي جانب من الحساب يُسجَّل المدين؟', choices: choices(['الأيمن', 'الأيسر', 'أيهما'], 0), ...about('المحاسبة') },
    { type: 'multiple-choice', allowsSeveral: true, text: 'أيّ مما يلي من الأصول؟', choices: choices(['النقد', 'القرض', 'المخزون'], 0, 2), ...about('المحاسبة') },
    { type: 'true-false', text: 'يخفض الإهلاك رصيد النقد.', truth: false, ...about('المحاسبة') },
    { type: 'qualifier', text: 'هل يمكنك العمل في الرياض؟', choices: choices(['نعم', 'لا'], 0), ...about('الفرز الأولي'), score: 0 },
    { type: 'rating', text: 'ما مدى إتقانك لبرنامج Excel؟', rating: { min: 1, max: 5, lowLabel: 'لا أعرفه', highLabel: 'أتقنه' }, ratingKey: { from: 3, to: 5 }, ...about('Excel') },
    { type: 'dropdown', text: 'أيّ دالة تجمع قيم النطاق؟', choices: choices(['SUM', 'COUNT', 'MAX'], 0), ...about('Excel') },
    { type: 'ranking', text: 'رتّب الوحدات من الصغرى إلى الكبرى.', choices: choices(['بايت', 'كيلوبايت', 'ميغابايت']), ...about('الحاسوب') },
    { type: 'open-ended', text: 'كيف تهدّئ متصلًا غاضبًا؟', rubric: 'يصغي أولًا ثم يقترح خطوة تالية.', wordLimit: 150, ...about('خدمة العملاء') },
    { type: 'short-answer', text: 'ماذا نسمّي ما على الشركة من ديون؟', acceptedAnswers: ['الالتزامات', 'الخصوم'], ...about('المحاسبة') },
    { type: 'number', text: 'كم تساوي 15٪ من 240؟', number: { value: '36', tolerance: '0.5' }, unit: 'ريال', ...about('الحساب') },
    { type: 'fill-in-the-blank', text: 'أكمل الجملة.', gapText: 'الأصول تساوي [[1]] مضافًا إليها [[2]].', blanks: [{ acceptedAnswers: ['الالتزامات'] }, { acceptedAnswers: ['حقوق الملكية', 'رأس المال'] }], ...about('المحاسبة') },
    { type: 'date', text: 'في أي يوم يبدأ الربع الثاني من عام 2026؟', dateKey: { from: '2026-04-01', to: '2026-04-01' }, dateRange: { earliest: '2026-01-01', latest: '2026-12-31' }, ...about('التخطيط') },
    { type: 'xlcx', text: 'أعدّ ميزانية شهرية وارفع الملف.', rubric: 'المجاميع معادلات.', ...about('Excel') },
    { type: 'document', text: 'ارفع خطابًا موجّهًا إلى مورّد.', rubric: 'طلب واضح ولغة مهذبة.', ...about('الكتابة') },
    { type: 'slides', text: 'ارفع ثلاث شرائح تعرّف بمنتجنا.', rubric: 'رسالة واحدة في كل شريحة.', ...about('العرض') },
    { type: 'file-upload', text: 'ارفع صورة أو مستندًا من أفضل أعمالك.', fileKinds: ['image', 'document'], rubric: 'عمل خاص مشروح.', ...about('التصميم') },
    { type: 'video', text: 'عرّف بنفسك.', recordSeconds: 90, rubric: 'واضح ومباشر.', ...about('التواصل') },
    { type: 'audio', text: 'أجب عن هذه المكالمة.', recordSeconds: 60, rubric: 'يرحّب ويصغي ويؤكد.', ...about('التواصل') },
  ],
};

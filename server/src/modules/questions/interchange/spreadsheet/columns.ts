import { cleanText, foldText } from '../../../../platform/text';

export type SheetLanguage = 'en' | 'ar';

/** Choices have a column each, with a number; everything else has one. */
export type SheetColumn = keyof typeof sheetColumnNames;

/** As the template and the export write them; reading also takes the other language, and older or shorter names. */
export const sheetColumnNames = {
  type: { en: 'Type', ar: 'النوع' },
  text: { en: 'Question', ar: 'السؤال' },
  answer: { en: 'Right answer', ar: 'الإجابة الصحيحة' },
  skill: { en: 'Skill', ar: 'المهارة' },
  difficulty: { en: 'Difficulty', ar: 'الصعوبة' },
  durationSeconds: { en: 'Seconds', ar: 'الثواني' },
  score: { en: 'Points', ar: 'النقاط' },
  isAdditional: { en: 'Additional', ar: 'إضافي' },
  tolerance: { en: 'Tolerance', ar: 'هامش القبول' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  gapText: { en: 'Text with blanks', ar: 'النص ذو الفراغات' },
  scale: { en: 'Scale', ar: 'المقياس' },
  lowLabel: { en: 'Low end', ar: 'الطرف الأدنى' },
  highLabel: { en: 'High end', ar: 'الطرف الأعلى' },
  earliest: { en: 'Earliest date', ar: 'أبكر تاريخ' },
  latest: { en: 'Latest date', ar: 'أحدث تاريخ' },
  wordLimit: { en: 'Word limit', ar: 'حد الكلمات' },
  recordSeconds: { en: 'Recording seconds', ar: 'ثواني التسجيل' },
  fileKinds: { en: 'File kinds', ar: 'أنواع الملفات' },
  rubric: { en: 'Marking guide', ar: 'دليل التصحيح' },
  feedback: { en: 'Feedback', ar: 'الملاحظات' },
  hints: { en: 'Hints', ar: 'التلميحات' },
  tags: { en: 'Tags', ar: 'الوسوم' },
} as const;

const OTHER_NAMES: Partial<Record<SheetColumn, string[]>> = {
  type: ['question type', 'نوع السؤال'],
  text: ['question text', 'text', 'نص السؤال'],
  answer: ['answer', 'correct answer', 'right answers', 'correct', 'الجواب', 'الإجابة', 'الإجابات الصحيحة'],
  durationSeconds: ['duration', 'time', 'المدة', 'الوقت'],
  score: ['score', 'marks', 'العلامة', 'الدرجة', 'الدرجات'],
  gapText: ['text with gaps'],
  rubric: ['rubric', 'طريقة التصحيح'],
};

const CHOICE = /^(?:choice|option|الخيار|خيار|الاختيار)\s*(\d{1,2})$/u;

export function choiceName(place: number, language: SheetLanguage): string {
  return `${language === 'ar' ? 'الخيار' : 'Choice'} ${place}`;
}

const byName = new Map(
  (Object.keys(sheetColumnNames) as SheetColumn[]).flatMap((column) =>
    [...Object.values(sheetColumnNames[column]), ...(OTHER_NAMES[column] ?? [])].map(
      (name) => [foldText(name), column] as const,
    ),
  ),
);

/** A column, the place of a choice from 1, or null for a heading that means nothing here. */
export function columnOf(heading: string): SheetColumn | number | null {
  const folded = foldText(cleanText(heading));
  const choice = CHOICE_FOLDED.exec(folded);
  return choice ? Number(choice[1]) : (byName.get(folded) ?? null);
}

const CHOICE_FOLDED = new RegExp(foldText(CHOICE.source), 'u');

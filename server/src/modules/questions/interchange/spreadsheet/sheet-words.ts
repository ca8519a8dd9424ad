import { cleanText, foldText } from '../../../../platform/text';
import { Difficulty } from '../../vocabulary';
import type { QuestionType } from '../../vocabulary';
import type { SheetLanguage } from './columns';

type Words = Record<SheetLanguage, string>;

/** A type of the sheet: those of the product, and choices of which several are right as one of their own. */
export type SheetType = QuestionType | 'multiple-answers';

export const typeWords: Partial<Record<SheetType, Words>> = {
  'multiple-choice': { en: 'Multiple choice', ar: 'اختيار من متعدد' },
  'multiple-answers': { en: 'Multiple answers', ar: 'إجابات متعددة' },
  'true-false': { en: 'True or false', ar: 'صح أو خطأ' },
  qualifier: { en: 'Qualifier', ar: 'سؤال تأهيلي' },
  rating: { en: 'Rating', ar: 'مقياس متدرّج' },
  dropdown: { en: 'Dropdown', ar: 'قائمة منسدلة' },
  ranking: { en: 'Ranking', ar: 'ترتيب' },
  matching: { en: 'Matching', ar: 'مطابقة' },
  'open-ended': { en: 'Open ended', ar: 'سؤال مفتوح' },
  'short-answer': { en: 'Short answer', ar: 'إجابة قصيرة' },
  number: { en: 'Number', ar: 'رقم' },
  'fill-in-the-blank': { en: 'Fill in the blank', ar: 'املأ الفراغ' },
  date: { en: 'Date', ar: 'تاريخ' },
  xlcx: { en: 'Excel file', ar: 'ملف إكسل' },
  document: { en: 'Document', ar: 'مستند' },
  slides: { en: 'Slides', ar: 'شرائح عرض' },
  'file-upload': { en: 'File upload', ar: 'رفع ملف' },
  video: { en: 'Video answer', ar: 'إجابة بالفيديو' },
  audio: { en: 'Audio answer', ar: 'إجابة صوتية' },
};

export const difficultyWords: Record<Difficulty, Words> = {
  [Difficulty.EASY]: { en: 'Easy', ar: 'سهل' },
  [Difficulty.MEDIUM]: { en: 'Medium', ar: 'متوسط' },
  [Difficulty.HARD]: { en: 'Hard', ar: 'صعب' },
};

export const truthWords: Record<'true' | 'false', Words> = {
  true: { en: 'True', ar: 'صح' },
  false: { en: 'False', ar: 'خطأ' },
};

export const yesWords: Words = { en: 'Yes', ar: 'نعم' };

export const fileKindWords: Record<string, Words> = {
  image: { en: 'Image', ar: 'صورة' },
  document: { en: 'Document', ar: 'مستند' },
  slides: { en: 'Slides', ar: 'شرائح' },
  spreadsheet: { en: 'Spreadsheet', ar: 'جدول بيانات' },
  text: { en: 'Text', ar: 'نص' },
};

const OTHER_WORDS: Record<string, string> = {
  mcq: 'multiple-choice',
  single: 'multiple-choice',
  'single choice': 'multiple-choice',
  'single answer': 'multiple-choice',
  'single select': 'multiple-choice',
  radio: 'multiple-choice',
  'اختيار واحد': 'multiple-choice',
  'true/false': 'true-false',
  'صواب أو خطأ': 'true-false',
  'صح وخطأ': 'true-false',
  'تقييم ذاتي': 'rating',
  'إجابة مصورة': 'video',
  essay: 'open-ended',
  paragraph: 'open-ended',
  'long answer': 'open-ended',
  مقالي: 'open-ended',
  'multiple answer': 'multiple-answers',
  'multiple response': 'multiple-answers',
  'multiple select': 'multiple-answers',
  'multi select': 'multiple-answers',
  multi: 'multiple-answers',
  checkbox: 'multiple-answers',
  checkboxes: 'multiple-answers',
  'اختيارات متعددة': 'multiple-answers',
  'fill in the blanks': 'fill-in-the-blank',
  numeric: 'number',
  numerical: 'number',
  ordering: 'ranking',
};

const TRUTHS: Record<string, boolean> = Object.fromEntries([
  ...['true', 't', 'yes', 'y', '1', 'صواب', 'صح', 'صحيح', 'نعم'].map((word) => [foldText(word), true]),
  ...['false', 'f', 'no', 'n', '0', 'خطأ', 'خطا', 'خاطئ', 'غلط', 'لا'].map((word) => [foldText(word), false]),
] as [string, boolean][]);

const typesByWord = inverse(typeWords, OTHER_WORDS);
const difficultiesByWord = inverse(difficultyWords);
const kindsByWord = inverse(fileKindWords);

export function typeNamed(word: string): SheetType | null {
  return (typesByWord.get(folded(word)) as SheetType | undefined) ?? null;
}

export function difficultyNamed(word: string): Difficulty | null {
  return (difficultiesByWord.get(folded(word)) as Difficulty | undefined) ?? null;
}

export function fileKindNamed(word: string): string | null {
  return kindsByWord.get(folded(word)) ?? null;
}

export function truthNamed(word: string): boolean | null {
  return TRUTHS[folded(word)] ?? null;
}

/** Words of both languages, and the name by which the API knows the thing. */
function inverse(words: Record<string, Words>, others: Record<string, string> = {}): Map<string, string> {
  const known = Object.entries(words).flatMap(([name, { en, ar }]) =>
    [name, en, ar].map((word) => [folded(word), name] as const),
  );
  return new Map([...known, ...Object.entries(others).map(([word, name]) => [folded(word), name] as const)]);
}

/** `Multi-select`, `MULTI_SELECT` and `multi select` are one word. */
function folded(word: string): string {
  return foldText(cleanText(word)).replace(/[-_]+/gu, ' ');
}

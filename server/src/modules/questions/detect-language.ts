import type { QuestionFields } from './question-fields';
import { ContentLanguage } from './vocabulary';

const ARABIC_LETTERS = /(?=\p{Script=Arabic})\p{L}/gu;
const LETTERS = /\p{L}/gu;

/** Arabic when most letters are; English also for what has no letters, such as a bare formula. */
export function detectLanguage(text: string): ContentLanguage {
  const arabic = text.match(ARABIC_LETTERS)?.length ?? 0;
  const letters = text.match(LETTERS)?.length ?? 0;
  return arabic * 2 > letters ? ContentLanguage.AR : ContentLanguage.EN;
}

const CODE = /<(pre|code)\b[^>]*>.*?<\/\1>/gsu;
const TAG = /<[^>]*>/gu;

/** In which a question was written; code is in no language. What was translated stays what it was, whatever is done to its text. */
export function languageOf({
  text,
  textHtml,
  translation,
}: Pick<QuestionFields, 'text' | 'textHtml' | 'translation'>): ContentLanguage {
  return translation?.from ?? detectLanguage(textHtml?.replace(CODE, ' ').replace(TAG, ' ') ?? text);
}

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

/** In which a question was written. What was translated stays what it was, whatever is done to its text. */
export const languageOf = ({ text, translation }: Pick<QuestionFields, 'text' | 'translation'>): ContentLanguage =>
  translation?.from ?? detectLanguage(text);

import type { Direction, Language } from '../lib/i18n/language';

const FIRST_LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** The language that a text begins in, for its type and for a screen reader; without a letter, the fallback. */
export function languageOfText(text: string, fallback: Language): Language {
  const letter = FIRST_LETTER.exec(text)?.[0];
  if (letter === undefined) return fallback;
  return ARABIC.test(letter) ? 'ar' : 'en';
}

export const directionOfText = (text: string, fallback: Language): Direction =>
  languageOfText(text, fallback) === 'ar' ? 'rtl' : 'ltr';

import type { Language } from '../../lib/i18n/language';

const LETTERS: Record<Language, string> = { en: 'ABCDEFGHIJKL', ar: 'أبجدهوزحطيكل' };

/** A, B, C or أ، ب، ج: how choices are told apart. */
export const optionLetter = (language: Language, index: number): string =>
  LETTERS[language][index] ?? String(index + 1);

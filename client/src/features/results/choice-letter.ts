import type { Language } from '../../lib/i18n/language';

const LETTERS: Record<Language, string> = { en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ar: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ' };

/** A, B, C … or أ، ب، ج …; beyond the alphabet, the number. */
export const choiceLetter = (index: number, language: Language): string =>
  LETTERS[language][index] ?? String(index + 1);

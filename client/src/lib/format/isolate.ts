import type { Language } from '../i18n/language';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** Keeps "78%", "3/9" or "+971 50" in their order inside Arabic text; English needs nothing. */
export const isolate = (language: Language, text: string): string =>
  language === 'ar' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text;

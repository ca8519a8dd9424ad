import type { Language } from './mail-template';

const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const ARABIC = /\p{Script=Arabic}/u;
const OTHER_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/**
 * A name or a title inside a sentence of ours. One in another script than the sentence, or in two scripts, keeps its
 * own order and leaves that of the sentence alone; one in the same script is left as it is.
 */
export function isolateText(language: Language, text: string): string {
  const [own, other] = language === 'ar' ? [ARABIC, OTHER_LETTER] : [OTHER_LETTER, ARABIC];
  return own.test(text) && !other.test(text) ? text : `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Addresses, codes and what else is read from left to right in any language. */
export const isolateLtr = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;

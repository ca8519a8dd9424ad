import type { AskedQuestion, AskedType } from './asked-question';
import { optionIdsOf } from './choices/options';

const LATIN = 'abcdefghijkl';
const ARABIC = ['أ', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح', 'ط', 'ي', 'ك', 'ل'];
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/;

export type AnswerKeys = 'letters' | 'digits' | 'none';

/** Which keys answer a question wherever the focus is. */
export function answerKeysOf({ type }: Pick<AskedQuestion, 'type'>): AnswerKeys {
  if (type === 'RATING') return 'digits';
  return type === 'QUALIFIER' || type === 'MULTIPLE_CHOICE' || type === 'TRUE_FALSE' ? 'letters' : 'none';
}

/** The types answered in the one field that there is; who starts to type means it. */
export const isOneField = (type: AskedType): boolean =>
  type === 'SHORT_ANSWER' || type === 'NUMBER' || type === 'OPEN_ENDED';

/** The option that a key means: its letter in either script, or the key's place under any other layout. */
export function optionOfLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number {
  const letter = key.toLowerCase();
  if (/^[a-z]$/.test(letter)) return LATIN.indexOf(letter);
  const arabic = ARABIC.indexOf(letter === 'ا' ? 'أ' : letter);
  return arabic >= 0 ? arabic : LATIN.indexOf(/^Key([A-L])$/.exec(code)?.[1]?.toLowerCase() ?? '-');
}

/** The option of a scale that a digit of either script means; nought stands for ten. */
export function optionOfDigit(question: AskedQuestion, { key }: Pick<KeyboardEvent, 'key'>): number {
  const digit = ARABIC_DIGITS.test(key) ? String(key.charCodeAt(0) & 0xf) : key;
  if (!/^\d$/.test(digit)) return -1;
  return optionIdsOf(question).indexOf(digit === '0' ? '10' : digit);
}

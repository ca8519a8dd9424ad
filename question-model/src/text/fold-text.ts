import { foldDigits } from './fold-digits';
import { withoutInvisible } from './invisible';

/** What is levelled before two texts are compared, in the order in which it happens. */
export const foldingSteps = [
  'INVISIBLE_SIGNS',
  'WIDTH',
  'PUNCTUATION',
  'CASE',
  'DIGITS',
  'ARABIC_LETTERS',
  'HAMZA',
  'VOWEL_SIGNS',
  'KEYBOARD_LETTERS',
  'SPACES',
  'FINAL_STOP',
] as const;
export type FoldingStep = (typeof foldingSteps)[number];

/** Accents that stand alone: NFKC would make a space and a combining sign of them. */
const loneAccents = /[\u00B4\u0384\u1FBD\u1FBF\u1FFD\u1FFE]/gu;
const singleQuotes = /[\u2018-\u201B\u2032\u2035\u02B9\u02BB-\u02BD\u0060]/gu;
const doubleQuotes = /[\u201C-\u201F\u2033\u2036\u00AB\u00BB\u3003]/gu;
const dashes = /[\u2010-\u2015\u2043\u2212\uFE58]/gu;

/** Alef forms to bare alef, teh marbuta to heh, alef maksura to yeh: the folding of Lucene's ArabicNormalizer. */
const arabicLetters: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };
/** What a Persian keyboard writes for the same letters, and the small alef above. */
const keyboardLetters: Readonly<Record<string, string>> = { '\u06CC': 'ي', '\u06A9': 'ك', '\u06C1': 'ه', '\u0670': '' };

const folds: Readonly<Record<FoldingStep, (text: string) => string>> = {
  INVISIBLE_SIGNS: withoutInvisible,
  WIDTH: (text) => text.replace(loneAccents, "'").normalize('NFKC'),
  PUNCTUATION: (text) => text.replace(singleQuotes, "'").replace(doubleQuotes, '"').replace(dashes, '-'),
  CASE: (text) => text.toLowerCase(),
  DIGITS: foldDigits,
  ARABIC_LETTERS: (text) => text.replace(/[أإآٱةى]/gu, (letter) => arabicLetters[letter] ?? letter),
  // Which seat carries a hamza in a word differs from country to country: مسؤولية, مسئولية.
  HAMZA: (text) => text.replace(/[ؤئ]/gu, 'ء'),
  VOWEL_SIGNS: (text) => text.replace(/[\u064B-\u0652\u0640]/gu, ''),
  KEYBOARD_LETTERS: (text) =>
    text.replace(/[\u06CC\u06A9\u06C1\u0670]/gu, (letter) => keyboardLetters[letter] ?? letter),
  SPACES: (text) => text.replace(/\s+/gu, ' ').trim(),
  // A text that is nothing but stops is left alone: it may be what was asked for.
  FINAL_STOP: (text) => text.replace(/(?<=[^\s.\u06D4\u3002])[\s.\u06D4\u3002]+$/u, ''),
};

export interface Folding {
  folded: string;
  /** Only those that changed something. */
  steps: FoldingStep[];
}

/** Text as an answer is compared, and what that took. */
export function foldingOf(text: string): Folding {
  const steps: FoldingStep[] = [];
  let folded = text;
  for (const step of foldingSteps) {
    const next = folds[step](folded);
    if (next !== folded) steps.push(step);
    folded = next;
  }
  return { folded, steps };
}

/** Two spellings that a reader takes for the same words fold to the same text. */
export const foldText = (text: string): string => foldingOf(text).folded;

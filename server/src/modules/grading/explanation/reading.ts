import { foldDigits } from '../../questions';
import type { Decimal } from '../marking/decimal';
import { withoutInvisible } from '../marking/normalised-text';
import type { ReadingStep } from './derivation';

type Step = readonly [ReadingStep, (text: string) => string];

const arabicLetters: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };
const keyboardLetters: Readonly<Record<string, string>> = { '\u06CC': 'ي', '\u06A9': 'ك', '\u06C1': 'ه', '\u0670': '' };

/** What `normalisedText` does, one thing at a time; a test holds the two together. */
const steps: readonly Step[] = [
  ['INVISIBLE_SIGNS', withoutInvisible],
  ['WIDTH', (text) => text.normalize('NFKC')],
  ['CASE', (text) => text.toLowerCase()],
  ['DIGITS', foldDigits],
  ['ARABIC_LETTERS', (text) => text.replace(/[أإآٱةى]/gu, (letter) => arabicLetters[letter] ?? letter)],
  ['VOWEL_SIGNS', (text) => text.replace(/[\u064B-\u0652\u0640]/gu, '')],
  [
    'KEYBOARD_LETTERS',
    (text) => text.replace(/[\u06CC\u06A9\u06C1\u0670]/gu, (letter) => keyboardLetters[letter] ?? letter),
  ],
  ['SPACES', (text) => text.replace(/\s+/g, ' ').trim()],
];

export interface Reading {
  read: string;
  /** Only those that changed something. */
  steps: ReadingStep[];
}

/** How a text answer is read before it is compared. */
export function readingOf(text: string): Reading {
  const taken: ReadingStep[] = [];
  let current = text;
  for (const [name, change] of steps) {
    const next = change(current);
    if (next !== current) taken.push(name);
    current = next;
  }
  return { read: current, steps: taken };
}

const separators = /[,'’\u066B\u066C\u060C]|(?<=\d)\s(?=\d)/u;

/** The same for a number, with its plain decimal form. */
export function numberReading(text: string, { digits, scale }: Decimal): Reading {
  const trimmed = withoutInvisible(text).trim();
  const taken: ReadingStep[] = [];
  if (foldDigits(trimmed) !== trimmed) taken.push('DIGITS');
  if (separators.test(trimmed)) taken.push('SEPARATORS');
  return { read: decimalText(digits, scale), steps: taken };
}

function decimalText(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : '';
  const plain = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = scale > 0 ? plain.slice(-scale).replace(/0+$/, '') : '';
  return `${sign}${scale > 0 ? plain.slice(0, -scale) : plain}${fraction && `.${fraction}`}`;
}

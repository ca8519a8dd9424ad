import { plainText } from '../number/decimal';
import { readNumber } from '../number/read-number';
import { foldDigits } from '../text/fold-digits';
import { foldingOf } from '../text/fold-text';
import { withoutInvisible } from '../text/invisible';
import { comparableText } from '../text/text-comparison';
import type { TextComparison } from '../text/text-comparison';
import type { ReadingStep } from './derivation';

export interface Reading {
  read: string | null;
  /** Only those that changed something. */
  steps: ReadingStep[];
}

const optionSteps = [
  ['ACCENTS', { ignoresAccents: true }],
  ['ARTICLES', { ignoresArticles: true }],
  ['SPACING', { ignoresSpacing: true }],
] as const satisfies readonly (readonly [ReadingStep, Partial<TextComparison>])[];

/** How a text answer is read before it is compared. */
export function readingOf(text: string, comparison?: Partial<TextComparison>): Reading {
  const { folded, steps } = foldingOf(text);
  const more = optionSteps.filter(
    ([, option]) => isOn(option, comparison) && comparableText(folded, option) !== folded,
  );
  return { read: comparableText(text, comparison), steps: [...steps, ...more.map(([step]) => step)] };
}

const isOn = (option: Partial<TextComparison>, comparison: Partial<TextComparison> | undefined) =>
  (Object.keys(option) as (keyof TextComparison)[]).every((name) => comparison?.[name]);

const separators = /[,'’\u066B\u066C\u060C]|(?<=\d)\s(?=\d)/u;
const words = /[^\d\s.,'’+\-\u2212\u2010-\u2013\u066B\u066C\u060C]/u;

/** The same for a number, with its plain decimal form. */
export function numberReading(text: string, unit: string | undefined): Reading {
  const reading = readNumber(text, unit);
  if (reading.kind !== 'number') return { read: null, steps: [] };
  const trimmed = withoutInvisible(text).trim();
  const folded = foldDigits(trimmed);
  const steps: ReadingStep[] = [];
  if (folded !== trimmed) steps.push('DIGITS');
  if (separators.test(trimmed)) steps.push('SEPARATORS');
  if (words.test(folded)) steps.push('WORDS');
  return { read: plainText(reading.decimal), steps };
}

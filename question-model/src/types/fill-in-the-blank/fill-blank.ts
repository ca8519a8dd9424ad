import { numberReading, readingOf } from '../../derivation/reading';
import type { Reading } from '../../derivation/reading';
import { compareDecimals, distance } from '../../number/decimal';
import { parseDecimal } from '../../number/parse-decimal';
import { readNumber } from '../../number/read-number';
import { compareText } from '../../text/text-comparison';
import type { TextComparison } from '../../text/text-comparison';
import type { Gap } from './read-gaps';

export interface Blank {
  acceptedAnswers: string[];
  tolerance?: string;
  rightChoices?: number[];
}

export interface FilledBlank extends Reading {
  isRight: boolean;
  /** What would be right, as its author wrote it. */
  expected: string[];
}

/** One blank, by the kind that it is: a choice as it stands, a number within its tolerance, words as a short answer. */
export function fillBlank(
  gap: Gap | undefined,
  { acceptedAnswers, tolerance, rightChoices = [] }: Blank,
  text: string,
  comparison: TextComparison | undefined,
): FilledBlank {
  if (gap?.choices.length) {
    const isRight = rightChoices.includes(gap.choices.indexOf(text.trim()) + 1);
    return { isRight, read: text, steps: [], expected: rightChoices.map((place) => gap.choices[place - 1] ?? '–') };
  }
  if (gap?.isNumeric) {
    const isRight = acceptedAnswers.some((value) => isWithin(text, value, tolerance ?? '0'));
    return { isRight, expected: acceptedAnswers, ...numberReading(text, undefined) };
  }
  const isRight = compareText(acceptedAnswers, text, comparison).accepted !== undefined;
  return { isRight, expected: acceptedAnswers, ...readingOf(text, comparison) };
}

function isWithin(text: string, value: string, tolerance: string): boolean {
  const reading = readNumber(text, undefined);
  const [expected, allowed] = [parseDecimal(value), parseDecimal(tolerance)];
  if (reading.kind !== 'number' || expected === null || allowed === null) return false;
  return compareDecimals(distance(reading.decimal, expected), allowed) <= 0;
}

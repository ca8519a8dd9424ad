import { string } from 'yup';
import { fieldMessage } from '../../../lib/forms/field-message';
import { westernDigits } from '../../../lib/format/western-digits';

/** A whole number as typed, in the digits of either keyboard; null while it is none. */
export function readWhole(typed: string | undefined): number | null {
  const text = westernDigits(typed ?? '').trim();
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : null;
}

interface Range {
  min: number;
  max: number;
}

/** Optional by itself; add `.required(…)`. */
export const wholeNumber = ({ min, max }: Range) =>
  string()
    .trim()
    .test('whole', 'questions:problem.whole', (typed) => !typed || readWhole(typed) !== null)
    .test('range', fieldMessage('questions:problem.range', { min, max }), (typed) => {
      const number = readWhole(typed);
      return number === null || (number >= min && number <= max);
    });

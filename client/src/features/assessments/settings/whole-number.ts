import { string } from 'yup';
import { westernDigits } from '../../../lib/format/western-digits';
import { fieldMessage } from '../../../lib/forms/field-message';

/** Of what was typed on either keyboard; not a number when it is none. */
export const numberOf = (typed: string | undefined): number => {
  const text = westernDigits(typed ?? '').trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

export const settingsNumber = (range: { min: number; max: number }) => {
  const message = fieldMessage('assessments:problem.range', range);
  return string()
    .trim()
    .required(message)
    .test('range', message, (typed) => {
      const number = numberOf(typed);
      return number >= range.min && number <= range.max;
    });
};

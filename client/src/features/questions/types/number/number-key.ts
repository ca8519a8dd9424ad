import { object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { westernDigits } from '../../../../lib/format/western-digits';
import { limits } from '../../limits';

/** Both as typed; digits may be Arabic. */
export interface NumberDraft {
  readonly value: string;
  readonly tolerance: string;
  /** Shown beside the field; empty for none. */
  readonly unit: string;
}

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,10})?$/;
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d{1,10})?$/;

/** The plain decimal that was meant, or null. A comma only groups thousands: "12,5" could mean two things. */
export function readDecimal(typed: string): string | null {
  const text = westernDigits(typed).replace(/\s/gu, '').replace('\u2212', '-');
  if (DECIMAL.test(text)) return text;
  return GROUPED.test(text) ? text.replaceAll(',', '') : null;
}

/** The lowest and highest number that count as right; null while one of the two cannot be read. */
export function acceptedRange({
  value,
  tolerance,
}: Pick<NumberDraft, 'value' | 'tolerance'>): { from: number; to: number } | null {
  const middle = readDecimal(value);
  const reach = readDecimal(tolerance === '' ? '0' : tolerance);
  if (middle === null || reach === null || Number(reach) < 0) return null;
  const digits = Math.max(decimals(middle), decimals(reach));
  const round = (number: number) => Number(number.toFixed(digits));
  return { from: round(Number(middle) - Number(reach)), to: round(Number(middle) + Number(reach)) };
}

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
const isDecimal = (typed: string | undefined) => !typed || readDecimal(typed) !== null;
const isNotNegative = (typed: string | undefined) => !typed || !(Number(readDecimal(typed)) < 0);

export const numberSchema = object({
  value: string().trim().required('questions:problem.answer').test('number', 'questions:problem.number', isDecimal),
  tolerance: string()
    .trim()
    .test('number', 'questions:problem.number', isDecimal)
    .test('positive', 'questions:problem.negative', isNotNegative),
  unit: string()
    .trim()
    .max(limits.unitLength, fieldMessage('questions:problem.tooLong', { max: limits.unitLength })),
});

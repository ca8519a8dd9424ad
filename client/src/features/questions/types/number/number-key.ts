import { typedDecimal } from '@mizan/question-model';
import { object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { limits } from '../../limits';

/** Both as typed; digits may be Arabic. */
export interface NumberDraft {
  readonly value: string;
  readonly tolerance: string;
  /** Shown beside the field; empty for none. */
  readonly unit: string;
}

/** The lowest and highest number that count as right; null while one of the two cannot be read. */
export function acceptedRange({ value, tolerance, unit }: NumberDraft): { from: number; to: number } | null {
  const middle = typedDecimal(value, unit);
  const reach = typedDecimal(tolerance === '' ? '0' : tolerance, unit);
  if (middle === null || reach === null || Number(reach) < 0) return null;
  const digits = Math.max(decimals(middle), decimals(reach));
  const round = (number: number) => Number(number.toFixed(digits));
  return { from: round(Number(middle) - Number(reach)), to: round(Number(middle) + Number(reach)) };
}

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
const unitIn = (draft: unknown) => (draft as NumberDraft).unit;
const isDecimal = (typed: string | undefined, { parent }: { parent: unknown }) =>
  !typed || typedDecimal(typed, unitIn(parent)) !== null;
const isNotNegative = (typed: string | undefined, { parent }: { parent: unknown }) =>
  !typed || !(Number(typedDecimal(typed, unitIn(parent))) < 0);

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

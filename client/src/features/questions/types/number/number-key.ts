import { typedDecimal } from '@mizan/question-model';
import { array, object, string } from 'yup';
import type { NumberKeyInput } from '../../../../graphql/schema-generated';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';
import { newKey } from '../../new-key';

/** Both as typed; digits may be Arabic. */
export interface NumberDraft {
  readonly value: string;
  readonly tolerance: string;
  /** Shown beside the field; empty for none. */
  readonly unit: string;
  readonly others: readonly OtherValue[];
}

/** A further value that earns points; the share in percent. */
export interface OtherValue {
  readonly key: string;
  readonly value: string;
  readonly tolerance: string;
  readonly share: string;
}

export const MOST_OTHERS = 20;

export const otherValue = (fields: Partial<Omit<OtherValue, 'key'>> = {}): OtherValue => ({
  key: newKey(),
  value: '',
  tolerance: '0',
  share: '50',
  ...fields,
});

/** What the API takes; what cannot be read goes as it was typed, and comes back as a problem. */
export function numberInput({ value, tolerance, unit, others }: NumberDraft): NumberKeyInput {
  const plain = (typed: string, own = unit) => typedDecimal(typed || '0', own) ?? typed;
  const rest = others.map((other) => ({
    value: plain(other.value),
    tolerance: plain(other.tolerance),
    share: plain(other.share || '100', '%'),
  }));
  return {
    value: typedDecimal(value, unit) ?? value,
    tolerance: plain(tolerance),
    ...(rest.length > 0 && { others: rest }),
  };
}

/** The lowest and highest number that count as right; null while one of the two cannot be read. */
export function acceptedRange({
  value,
  tolerance,
  unit,
}: Omit<NumberDraft, 'others'>): { from: number; to: number } | null {
  const middle = typedDecimal(value, unit);
  const reach = typedDecimal(tolerance === '' ? '0' : tolerance, unit);
  if (middle === null || reach === null || Number(reach) < 0) return null;
  const digits = Math.max(decimals(middle), decimals(reach));
  const round = (number: number) => Number(number.toFixed(digits));
  return { from: round(Number(middle) - Number(reach)), to: round(Number(middle) + Number(reach)) };
}

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
const unitIn = (draft: unknown) => (draft as Partial<NumberDraft>).unit;
const isShare = (typed: string | undefined) => {
  const share = Number(typedDecimal(typed === undefined || typed === '' ? '100' : typed, '%') ?? Number.NaN);
  return share > 0 && share <= 100;
};
const isDecimal = (typed: string | undefined, { parent }: { parent: unknown }) =>
  !typed || typedDecimal(typed, unitIn(parent)) !== null;
const isNotNegative = (typed: string | undefined, { parent }: { parent: unknown }) =>
  !typed || !(Number(typedDecimal(typed, unitIn(parent))) < 0);

const otherSchema = object({
  value: string().trim().required('questions:problem.answer').test('number', 'questions:problem.number', isDecimal),
  tolerance: string()
    .trim()
    .test('number', 'questions:problem.number', isDecimal)
    .test('positive', 'questions:problem.negative', isNotNegative),
  share: string().trim().test('share', 'questions:problem.share', isShare),
});

export const numberSchema = object({
  others: array().of(otherSchema),
  value: string().trim().required('questions:problem.answer').test('number', 'questions:problem.number', isDecimal),
  tolerance: string()
    .trim()
    .test('number', 'questions:problem.number', isDecimal)
    .test('positive', 'questions:problem.negative', isNotNegative),
  unit: string()
    .trim()
    .max(questionLimits.unitLength, fieldMessage('questions:problem.tooLong', { max: questionLimits.unitLength })),
});

import { bool, object, string } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';
import type { AnswerInput, QuestionFields } from '../question-type';
import { readWhole, wholeNumber } from '../whole-number';

/** Numbers as typed. */
export interface RatingDraft {
  readonly min: string;
  readonly max: string;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** Without a key every rating earns the full score. */
  readonly isKeyed: boolean;
  readonly from: string;
  readonly to: string;
}

export const blankRating = (): RatingDraft => ({
  min: '1',
  max: '5',
  lowLabel: '',
  highLabel: '',
  isKeyed: false,
  from: '',
  to: '',
});

export function readRating({ rating, ratingKey = null }: QuestionFields): RatingDraft {
  const { min = 1, max = 5, lowLabel, highLabel } = rating ?? {};
  return {
    min: String(min),
    max: String(max),
    lowLabel: lowLabel ?? '',
    highLabel: highLabel ?? '',
    isKeyed: ratingKey !== null,
    from: ratingKey === null ? '' : String(ratingKey.from),
    to: ratingKey === null ? '' : String(ratingKey.to),
  };
}

export function writeRating({ min, max, lowLabel, highLabel, isKeyed, from, to }: RatingDraft): AnswerInput {
  return {
    rating: {
      min: readWhole(min) ?? 0,
      max: readWhole(max) ?? 0,
      lowLabel: lowLabel.trim() || null,
      highLabel: highLabel.trim() || null,
    },
    ratingKey: isKeyed ? { from: readWhole(from) ?? 0, to: readWhole(to) ?? 0 } : null,
  };
}

/** The steps of the scale; null while its ends cannot be read or do not make one. */
export function stepsOf({ min, max }: Pick<RatingDraft, 'min' | 'max'>): number[] | null {
  const [from, to] = [readWhole(min), readWhole(max)];
  const isScale =
    from !== null && to !== null && from >= questionLimits.leastRating && to <= questionLimits.mostRating && from < to;
  return isScale ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : null;
}

export function isRightStep({ isKeyed, from, to }: RatingDraft, step: number): boolean {
  const [low, high] = [readWhole(from), readWhole(to)];
  return isKeyed && low !== null && high !== null && step >= low && step <= high;
}

const range = { min: questionLimits.leastRating, max: questionLimits.mostRating };
const label = string()
  .trim()
  .max(
    questionLimits.ratingLabelLength,
    fieldMessage('questions:problem.tooLong', { max: questionLimits.ratingLabelLength }),
  );

/** Both are numbers and the first is not the greater one, as far as one can tell yet. */
const isInOrder = (low: string | undefined, high: string | undefined, mayEqual: boolean) => {
  const [from, to] = [readWhole(low), readWhole(high)];
  return from === null || to === null || (mayEqual ? from <= to : from < to);
};
const end = wholeNumber(range).required('questions:problem.number');
const keyEnd = string().when('isKeyed', {
  is: true,
  then: (schema) =>
    schema
      .trim()
      .required('questions:problem.number')
      .test('whole', 'questions:problem.whole', (typed) => readWhole(typed) !== null)
      .test('on-scale', 'questions:problem.onScale', (typed, { parent }) => {
        const steps = stepsOf(parent as RatingDraft);
        const number = readWhole(typed);
        return steps === null || number === null || steps.includes(number);
      }),
});

export const ratingSchema = object({
  min: end,
  max: end.test('above', 'questions:problem.aboveMin', (max, { parent }) =>
    isInOrder((parent as RatingDraft).min, max, false),
  ),
  lowLabel: label,
  highLabel: label,
  isKeyed: bool().required(),
  from: keyEnd,
  to: keyEnd.test('order', 'questions:problem.notBelowFrom', (to, { parent }) => {
    const { isKeyed, from } = parent as RatingDraft;
    return !isKeyed || isInOrder(from, to, true);
  }),
});

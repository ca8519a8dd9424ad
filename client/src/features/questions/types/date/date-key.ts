import { object, string } from 'yup';
import type { AnswerInput, QuestionFields } from '../question-type';

/** ISO days; null while a limit is open. */
export interface DateDraft {
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly from: string | null;
  /** Null for the one day of `from`. */
  readonly to: string | null;
}

export const blankDate = (): DateDraft => ({ earliest: null, latest: null, from: null, to: null });

export function readDate({ dateRange, dateKey }: QuestionFields): DateDraft {
  const from = dateKey?.from ?? null;
  const to = dateKey?.to ?? null;
  return {
    earliest: dateRange?.earliest ?? null,
    latest: dateRange?.latest ?? null,
    from,
    to: to === from ? null : to,
  };
}

export function writeDate({ earliest, latest, from, to }: DateDraft): AnswerInput {
  return {
    dateRange: { earliest, latest },
    dateKey: { from: from ?? '', to: to ?? from ?? '' },
  };
}

/** ISO days compare as text. */
const isNotAfter = (first: string | null | undefined, second: string | null | undefined) =>
  !first || !second || first <= second;
const isWithin = (day: string | null | undefined, { earliest, latest }: DateDraft) =>
  isNotAfter(earliest, day) && isNotAfter(day, latest);

const day = string().nullable();
const keyDay = day.test('selectable', 'questions:problem.outsideLimits', (own, { parent }) =>
  isWithin(own, parent as DateDraft),
);

export const dateSchema = object({
  earliest: day,
  latest: day.test('order', 'questions:problem.dayOrder', (latest, { parent }) =>
    isNotAfter((parent as DateDraft).earliest, latest),
  ),
  from: keyDay.test('there', 'questions:problem.rightDay', (from) => Boolean(from)),
  to: keyDay.test('order', 'questions:problem.dayOrder', (to, { parent }) =>
    isNotAfter((parent as DateDraft).from, to),
  ),
});

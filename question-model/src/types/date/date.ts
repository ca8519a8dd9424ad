import { wholePart } from '../../derivation/derivation';
import type { FieldProblems } from '../../draft/field-problems';
import { marked } from '../../marking/marking';
import { day, group } from '../../shape/declare';
import { declareKind } from '../shared/declare-kind';
import { dateContent } from './content';
import type { DateRange } from './content';

const days = group('DateKey', { from: day(), to: day() }, 'Days as yyyy-mm-dd; both ends are right answers too.');

/** A day of the calendar. ISO days sort as text, so they are compared as they are. */
export const dateAnswer = declareKind({
  type: 'date',
  about: 'A day of the calendar.',
  key: { days },
  authored: { ...dateContent, dateKey: days },
  read: (draft, { problems }) => {
    const dateRange = readRange(draft.dateRange, problems);
    return { content: { dateRange }, answerKey: { days: readKey(draft.dateKey, dateRange, problems) } };
  },
  show: ({ content, answerKey }) => ({ ...content, dateKey: answerKey.days }),
  mark: ({ answerKey, maxScore }, { date: read }) => {
    const { from, to } = answerKey.days;
    const params = { read, from, to };
    return read >= from && read <= to
      ? marked(maxScore, 'DATE_IN_RANGE', params)
      : marked(0, 'DATE_OUT_OF_RANGE', params);
  },
  derive: (
    {
      answerKey: {
        days: { from, to },
      },
      maxScore,
    },
    { date },
    score,
  ) => wholePart(maxScore, score, { given: date, expected: [from, to] }),
});

function readRange(draft: Partial<DateRange> | null | undefined, problems: FieldProblems): DateRange {
  const earliest = draft?.earliest ? problems.day('dateRange.earliest', draft.earliest) : null;
  const latest = draft?.latest ? problems.day('dateRange.latest', draft.latest) : null;
  if (earliest && latest && latest < earliest) problems.add('dateRange.latest', 'day-order', { from: earliest });
  return { earliest, latest };
}

interface Days {
  from: string;
  to: string;
}

/** A right day that nobody can choose would make every answer wrong. */
function readKey(draft: Days | null | undefined, range: DateRange, problems: FieldProblems): Days {
  const from = problems.day('dateKey.from', draft?.from);
  const to = problems.day('dateKey.to', draft?.to);
  if (from && to && to < from) problems.add('dateKey.to', 'day-order', { from });
  if (from && range.earliest && from < range.earliest) problems.add('dateKey.from', 'day-outside');
  if (to && range.latest && to > range.latest) problems.add('dateKey.to', 'day-outside');
  return { from, to };
}

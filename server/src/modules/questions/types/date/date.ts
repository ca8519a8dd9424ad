import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { DateRange, PaperContent, QuestionContent, Range } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

/** A day of the calendar. ISO days sort as text, so they are compared as they are. */
export class DateAnswer implements QuestionKind {
  readonly type = QuestionType.DATE;

  read({ dateRange: rangeDraft, dateKey: keyDraft }: KeyDraft, problems: FieldProblems): KeyedContent {
    const dateRange = readRange(rangeDraft, problems);
    return { content: { dateRange }, answerKey: { days: readKey(keyDraft, dateRange, problems) } };
  }

  toPaper({ dateRange }: QuestionContent): PaperContent {
    if (!dateRange) return withoutContent();
    const { earliest, latest } = dateRange;
    return { ...withoutContent(), dateRange: { earliest, latest } };
  }
}

function readRange(draft: KeyDraft['dateRange'], problems: FieldProblems): DateRange {
  const earliest = draft?.earliest ? problems.day('dateRange.earliest', draft.earliest) : null;
  const latest = draft?.latest ? problems.day('dateRange.latest', draft.latest) : null;
  if (earliest && latest && latest < earliest) problems.add('dateRange.latest', 'day-order', { from: earliest });
  return { earliest, latest };
}

/** A right day that nobody can choose would make every answer wrong. */
function readKey(draft: KeyDraft['dateKey'], range: DateRange, problems: FieldProblems): Range<string> {
  const from = problems.day('dateKey.from', draft?.from);
  const to = problems.day('dateKey.to', draft?.to);
  if (from && to && to < from) problems.add('dateKey.to', 'day-order', { from });
  if (from && range.earliest && from < range.earliest) problems.add('dateKey.from', 'day-outside');
  if (to && range.latest && to > range.latest) problems.add('dateKey.to', 'day-outside');
  return { from, to };
}

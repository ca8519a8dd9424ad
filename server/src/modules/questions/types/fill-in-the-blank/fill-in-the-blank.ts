import { foldDigits } from '../../../../platform/text';
import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { readAcceptedAnswers } from '../accepted-answers';
import type { Blank, PaperContent, QuestionContent } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_TEXT_LENGTH = 2_000;
const MAX_BLANKS = 50;
const MARKER = /\[\[([\d\u0660-\u0669\u06F0-\u06F9]+)\]\]/gu;

/** A text with gaps. Each gap is worth the same and has its own accepted answers, compared as those of a short answer. */
export class FillInTheBlank implements QuestionKind {
  readonly type = QuestionType.FILL_IN_THE_BLANK;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const written = problems.text('gapText', draft.gapText, { max: MAX_TEXT_LENGTH });
    const gapText = written.replace(MARKER, (_, digits: string) => `[[${Number(foldDigits(digits))}]]`);
    const count = countMarkers(gapText, problems);
    return { content: { gapText }, answerKey: { blanks: readBlanks(draft.blanks ?? [], count, problems) } };
  }

  toPaper({ gapText }: QuestionContent): PaperContent {
    return { ...withoutContent(), ...(gapText && { gapText }) };
  }
}

/** Each marker once and in order: the answers travel by position. */
function countMarkers(gapText: string, problems: FieldProblems): number {
  const numbers = [...gapText.matchAll(MARKER)].map(([, digits]) => Number(digits));
  if (gapText && numbers.length === 0) problems.add('gapText', 'marker-required');
  else if (numbers.some((number, index) => number !== index + 1)) problems.add('gapText', 'marker-order');
  if (numbers.length > MAX_BLANKS) problems.add('gapText', 'max-items', { max: MAX_BLANKS });
  return numbers.length;
}

function readBlanks(drafts: readonly Blank[], count: number, problems: FieldProblems): Blank[] {
  if (drafts.length > count) problems.add('blanks', 'max-items', { max: count });
  return Array.from({ length: Math.min(count, MAX_BLANKS) }, (_, index) => ({
    acceptedAnswers: readAcceptedAnswers(`blanks.${index}.acceptedAnswers`, drafts[index]?.acceptedAnswers, problems),
  }));
}

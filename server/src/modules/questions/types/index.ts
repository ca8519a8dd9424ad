import { QuestionTypeNotAvailable } from '../questions.errors';
import type { QuestionType } from '../vocabulary';
import { MultipleChoice } from './multiple-choice/multiple-choice';
import { NumberAnswer } from './number/number';
import { OpenEnded } from './open-ended/open-ended';
import type { QuestionKind } from './question-kind';
import { ShortAnswer } from './short-answer/short-answer';
import { TrueFalse } from './true-false/true-false';

/** The registry: a type of the vocabulary without a line here is refused. */
const kinds: readonly QuestionKind[] = [
  new MultipleChoice(),
  new TrueFalse(),
  new ShortAnswer(),
  new NumberAnswer(),
  new OpenEnded(),
];

const kindByType = new Map(kinds.map((kind) => [kind.type, kind]));

export function questionKindOf(type: QuestionType): QuestionKind {
  const kind = kindByType.get(type);
  if (!kind) throw new QuestionTypeNotAvailable({ type });
  return kind;
}

export type { AnswerKey, Choice, GridCell, PaperContent, QuestionContent } from './question-content';
export type { ChoiceDraft, GridDraft, KeyDraft } from './question-kind';

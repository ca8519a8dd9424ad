import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_RUBRIC_LENGTH = 4_000;

/** A free text that a person marks; the rubric tells that person what to look for. */
export class OpenEnded implements QuestionKind {
  readonly type = QuestionType.OPEN_ENDED;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const rubric = problems.text('rubric', draft.rubric, { max: MAX_RUBRIC_LENGTH, isOptional: true });
    return { content: {}, answerKey: rubric ? { rubric } : {} };
  }
}

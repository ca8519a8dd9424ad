import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

/** A statement that is either true or false. */
export class TrueFalse implements QuestionKind {
  readonly type = QuestionType.TRUE_FALSE;
  readonly toPaper = withoutContent;

  read({ truth }: KeyDraft, problems: FieldProblems): KeyedContent {
    if (truth == null) problems.add('truth', 'required');
    return { content: {}, answerKey: { truth: truth ?? false } };
  }
}

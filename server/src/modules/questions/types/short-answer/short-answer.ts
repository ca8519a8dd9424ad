import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { readAcceptedAnswers } from '../accepted-answers';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

/** A word or a phrase, compared with the accepted answers without regard to case, spaces or Arabic letter forms. */
export class ShortAnswer implements QuestionKind {
  readonly type = QuestionType.SHORT_ANSWER;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const acceptedAnswers = readAcceptedAnswers('acceptedAnswers', draft.acceptedAnswers, problems);
    return { content: {}, answerKey: { acceptedAnswers } };
  }
}

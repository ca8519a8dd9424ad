import type { FieldProblems } from '../../field-problems';
import { foldText } from '../../../../platform/text';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_ANSWERS = 20;
const MAX_ANSWER_LENGTH = 200;

/** A word or a phrase, compared with the accepted answers without regard to case, spaces or Arabic letter forms. */
export class ShortAnswer implements QuestionKind {
  readonly type = QuestionType.SHORT_ANSWER;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const drafts = draft.acceptedAnswers ?? [];
    if (drafts.length === 0) problems.add('acceptedAnswers', 'required');
    if (drafts.length > MAX_ANSWERS) problems.add('acceptedAnswers', 'max-items', { max: MAX_ANSWERS });
    const answers = drafts.map((answer, index) =>
      problems.text(`acceptedAnswers.${index}`, answer, { max: MAX_ANSWER_LENGTH, singleLine: true }),
    );
    return { content: {}, answerKey: { acceptedAnswers: withoutRepeats(answers) } };
  }
}

/** Of two spellings that count as the same answer the first is kept. */
function withoutRepeats(answers: string[]): string[] {
  const seen = new Map(answers.toReversed().map((answer) => [foldText(answer), answer]));
  return answers.filter((answer) => seen.get(foldText(answer)) === answer && seen.delete(foldText(answer)));
}

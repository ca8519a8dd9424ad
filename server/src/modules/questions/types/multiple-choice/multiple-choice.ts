import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { checkRight, readChoices, rightIdsOf, shownChoices } from '../choice-list';
import type { PaperContent, QuestionContent } from '../question-content';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

/** As many as a candidate can still weigh against each other. */
const MAX_CHOICES = 12;

/** Choices of which one is right, or several when the question allows it. */
export class MultipleChoice implements QuestionKind {
  readonly type = QuestionType.MULTIPLE_CHOICE;

  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent {
    const drafts = draft.choices ?? [];
    const allowsSeveral = draft.allowsSeveral ?? false;
    const choices = readChoices(drafts, MAX_CHOICES, problems, before);
    checkRight(drafts, allowsSeveral, problems);
    return { content: { choices, allowsSeveral }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  }

  toPaper(content: QuestionContent): PaperContent {
    return { choices: shownChoices(content), allowsSeveral: content.allowsSeveral ?? false };
  }
}

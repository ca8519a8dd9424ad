import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { checkRight, readChoices, rightIdsOf, shownChoices } from '../choice-list';
import type { PaperContent, QuestionContent } from '../question-content';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_CHOICES = 12;

/** A screening question, asked before all others: one choice is made, and those that are not acceptable rule out. */
export class Qualifier implements QuestionKind {
  readonly type = QuestionType.QUALIFIER;

  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent {
    const drafts = draft.choices ?? [];
    const choices = readChoices(drafts, MAX_CHOICES, problems, before);
    checkRight(drafts, true, problems);
    return { content: { choices }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  }

  toPaper(content: QuestionContent): PaperContent {
    return { choices: shownChoices(content), allowsSeveral: false };
  }
}

import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { checkRight, readChoices, rightIdsOf, shownChoices } from '../choice-list';
import type { PaperContent, QuestionContent } from '../question-content';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

/** A list to look something up in may be longer than choices that are weighed against each other. */
const MAX_CHOICES = 50;

/** One right choice in a list that unfolds. */
export class Dropdown implements QuestionKind {
  readonly type = QuestionType.DROPDOWN;

  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent {
    const drafts = draft.choices ?? [];
    const choices = readChoices(drafts, MAX_CHOICES, problems, before);
    checkRight(drafts, false, problems);
    return { content: { choices }, answerKey: { rightChoiceIds: rightIdsOf(choices, drafts) } };
  }

  toPaper(content: QuestionContent): PaperContent {
    return { choices: shownChoices(content), allowsSeveral: false };
  }
}

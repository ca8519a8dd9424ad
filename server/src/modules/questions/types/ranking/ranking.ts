import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { readChoices } from '../choice-list';
import type { PaperContent, QuestionContent } from '../question-content';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_CHOICES = 20;

/**
 * Choices to put in order. The author writes them in the right one, so that order is the key; every paper shows another.
 * None of them can be fixed: its place would be given away.
 */
export class Ranking implements QuestionKind {
  readonly type = QuestionType.RANKING;
  readonly alwaysShuffles = true;

  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent {
    const drafts = (draft.choices ?? []).map(({ id, text, isRight }) => ({ id, text, isRight }));
    const choices = readChoices(drafts, MAX_CHOICES, problems, before);
    return { content: { choices }, answerKey: { rightOrder: choices.map(({ id }) => id) } };
  }

  toPaper({ choices = [] }: QuestionContent): PaperContent {
    return { choices: choices.map(({ id, text }) => ({ id, text })), allowsSeveral: false };
  }
}

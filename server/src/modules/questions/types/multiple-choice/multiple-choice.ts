import { randomUUID } from 'node:crypto';
import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type {
  ChoiceDraft,
  KeyDraft,
  KeyedContent,
  PaperContent,
  QuestionContent,
  QuestionKind,
} from '../question-kind';

const MIN_CHOICES = 2;
/** As many as a candidate can still weigh against each other. */
const MAX_CHOICES = 12;
const MAX_CHOICE_LENGTH = 500;

/** Choices of which one is right, or several when the question allows it. */
export class MultipleChoice implements QuestionKind {
  readonly type = QuestionType.MULTIPLE_CHOICE;

  read(draft: KeyDraft, problems: FieldProblems, before?: QuestionContent): KeyedContent {
    const drafts = draft.choices ?? [];
    const allowsSeveral = draft.allowsSeveral ?? false;
    checkNumber(drafts, problems);
    checkRight(drafts, allowsSeveral, problems);
    const choices = keepIds(drafts, before).map((id, index) => ({ id, text: readText(drafts, index, problems) }));
    const rightChoiceIds = choices.filter((_, index) => drafts[index]?.isRight).map(({ id }) => id);
    return { content: { choices, allowsSeveral }, answerKey: { rightChoiceIds } };
  }

  toPaper({ choices = [], allowsSeveral = false }: QuestionContent): PaperContent {
    return { choices: choices.map(({ id, text }) => ({ id, text })), allowsSeveral };
  }
}

function checkNumber(drafts: ChoiceDraft[], problems: FieldProblems): void {
  if (drafts.length < MIN_CHOICES) problems.add('choices', 'min-items', { min: MIN_CHOICES });
  if (drafts.length > MAX_CHOICES) problems.add('choices', 'max-items', { max: MAX_CHOICES });
}

function checkRight(drafts: ChoiceDraft[], allowsSeveral: boolean, problems: FieldProblems): void {
  const right = drafts.filter(({ isRight }) => isRight).length;
  if (drafts.length > 0 && right === 0) problems.add('choices', 'right-choice-required');
  if (right > 1 && !allowsSeveral) problems.add('choices', 'one-right-choice');
}

/** The same text twice would make a right answer wrong. Spellings are not folded: a choice may differ by just that. */
function readText(drafts: ChoiceDraft[], index: number, problems: FieldProblems): string {
  const path = `choices.${index}.text`;
  const text = problems.text(path, drafts[index]?.text, { max: MAX_CHOICE_LENGTH });
  const isRepeated = drafts.slice(0, index).some((earlier) => earlier.text.trim() === text);
  if (text && isRepeated) problems.add(path, 'duplicate');
  return text;
}

/** A choice keeps its id through edits; an id that the question never had, or one used twice, is replaced. */
function keepIds(drafts: ChoiceDraft[], before: QuestionContent | undefined): string[] {
  const free = new Set(before?.choices?.map(({ id }) => id));
  return drafts.map(({ id }) => (id && free.delete(id) ? id : randomUUID()));
}

import { randomUUID } from 'node:crypto';
import type { FieldProblems } from '../field-problems';
import type { Choice, QuestionContent } from './question-content';
import type { ChoiceDraft } from './question-kind';

const MIN_CHOICES = 2;
const MAX_CHOICE_LENGTH = 500;

/** The choices of a draft as they are kept; `before` gives those that stay their ids. */
export function readChoices(
  drafts: readonly ChoiceDraft[],
  max: number,
  problems: FieldProblems,
  before: QuestionContent | undefined,
): Choice[] {
  if (drafts.length < MIN_CHOICES) problems.add('choices', 'min-items', { min: MIN_CHOICES });
  if (drafts.length > max) problems.add('choices', 'max-items', { max });
  return keepIds(drafts, before).map((id, index) => ({
    id,
    text: readText(drafts, index, problems),
    ...(drafts[index]?.isFixed && { isFixed: true }),
  }));
}

/** Adds a problem when none of the choices is right, and when several are and only one may be. */
export function checkRight(drafts: readonly ChoiceDraft[], allowsSeveral: boolean, problems: FieldProblems): void {
  const right = drafts.filter(({ isRight }) => isRight).length;
  if (drafts.length > 0 && right === 0) problems.add('choices', 'right-choice-required');
  if (right > 1 && !allowsSeveral) problems.add('choices', 'one-right-choice');
}

export function rightIdsOf(choices: readonly Choice[], drafts: readonly ChoiceDraft[]): string[] {
  return choices.filter((_, index) => drafts[index]?.isRight).map(({ id }) => id);
}

/** What of the choices goes onto a paper. */
export function shownChoices({ choices = [] }: QuestionContent): Choice[] {
  return choices.map(({ id, text, isFixed }) => ({ id, text, ...(isFixed && { isFixed }) }));
}

/** The same text twice would make a right answer wrong. Spellings are not folded: a choice may differ by just that. */
function readText(drafts: readonly ChoiceDraft[], index: number, problems: FieldProblems): string {
  const path = `choices.${index}.text`;
  const text = problems.text(path, drafts[index]?.text, { max: MAX_CHOICE_LENGTH });
  const isRepeated = drafts.slice(0, index).some((earlier) => earlier.text.trim() === text);
  if (text && isRepeated) problems.add(path, 'duplicate');
  return text;
}

/** A choice keeps its id through edits; an id that the question never had, or one used twice, is replaced. */
function keepIds(drafts: readonly ChoiceDraft[], before: QuestionContent | undefined): string[] {
  const free = new Set(before?.choices?.map(({ id }) => id));
  return drafts.map(({ id }) => (id && free.delete(id) ? id : randomUUID()));
}

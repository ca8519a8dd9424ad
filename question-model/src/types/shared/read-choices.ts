import type { FieldProblems } from '../../draft/field-problems';
import type { AuthoredChoice, Choice, ChoiceDraft } from './choices';
import { choice } from './choices';

const MIN_CHOICES = 2;

interface ChoiceContext {
  problems: FieldProblems;
  before?: { choices?: readonly { id: string }[] } | undefined;
  newId: () => string;
}

/** The choices of a draft as they are kept; `before` gives those that stay their ids. */
export function readChoices(drafts: readonly ChoiceDraft[], max: number, context: ChoiceContext): Choice[] {
  const { problems } = context;
  if (drafts.length < MIN_CHOICES) problems.add('choices', 'min-items', { min: MIN_CHOICES });
  if (drafts.length > max) problems.add('choices', 'max-items', { max });
  return keepIds(drafts, context).map((id, index) => ({
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

export function showChoices(choices: readonly Choice[], rightChoiceIds: readonly string[] = []): AuthoredChoice[] {
  const isRight = new Set(rightChoiceIds);
  return choices.map(({ id, text, isFixed = false }) => ({ id, text, isFixed, isRight: isRight.has(id) }));
}

/** The same text twice would make a right answer wrong. Spellings are not folded: a choice may differ by just that. */
function readText(drafts: readonly ChoiceDraft[], index: number, problems: FieldProblems): string {
  const path = `choices.${index}.text`;
  const text = problems.text(path, drafts[index]?.text, { max: choice.fields.text.max });
  const isRepeated = drafts.slice(0, index).some((earlier) => earlier.text.trim() === text);
  if (text && isRepeated) problems.add(path, 'duplicate');
  return text;
}

/** A choice keeps its id through edits; an id that the question never had, or one used twice, is replaced. */
function keepIds(drafts: readonly ChoiceDraft[], { before, newId }: ChoiceContext): string[] {
  const free = new Set(before?.choices?.map(({ id }) => id));
  return drafts.map(({ id }) => (id && free.delete(id) ? id : newId()));
}

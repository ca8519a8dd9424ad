import type { FieldProblems } from '../../draft/field-problems';
import { MAX_PROMPTS, promptText } from './content';

const MIN_PROMPTS = 2;

interface PromptDraft {
  id?: string | null;
  text: string;
}

interface PromptContext {
  problems: FieldProblems;
  before?: { prompts?: readonly { id: string }[] } | undefined;
  newId: () => string;
}

/** The prompts of a draft as they are kept; `before` gives those that stay their ids. */
export function readPrompts(
  drafts: readonly PromptDraft[],
  { problems, before, newId }: PromptContext,
): { id: string; text: string }[] {
  if (drafts.length < MIN_PROMPTS) problems.add('prompts', 'min-items', { min: MIN_PROMPTS });
  if (drafts.length > MAX_PROMPTS) problems.add('prompts', 'max-items', { max: MAX_PROMPTS });
  const free = new Set(before?.prompts?.map(({ id }) => id));
  return drafts.map(({ id, text }, index) => {
    const path = `prompts.${index}.text`;
    const read = problems.text(path, text, { max: promptText.max });
    if (read && drafts.slice(0, index).some((earlier) => earlier.text.trim() === read)) problems.add(path, 'duplicate');
    return { id: id && free.delete(id) ? id : newId(), text: read };
  });
}

/** The ids of the choices that the prompts name by their place; a place that no choice has is a problem. */
export function readMatches(
  drafts: readonly { match?: number | null }[],
  choices: readonly { id: string }[],
  problems: FieldProblems,
): string[] {
  return drafts.map(({ match }, index) => {
    const path = `prompts.${index}.match`;
    if (match === null || match === undefined) problems.add(path, 'required');
    else if (!choices[match - 1]) problems.add(path, 'max', { max: choices.length });
    return choices[(match ?? 0) - 1]?.id ?? '';
  });
}

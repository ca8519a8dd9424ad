import { newKey } from '../../new-key';
import type { AnswerInput, QuestionFields } from '../question-type';

export interface ChoiceDraft {
  readonly key: string;
  readonly id: string | null;
  readonly text: string;
  readonly isRight: boolean;
}

export interface MultipleChoiceDraft {
  readonly choices: readonly ChoiceDraft[];
  readonly allowsSeveral: boolean;
}

const choice = (fields: Partial<ChoiceDraft> = {}): ChoiceDraft => ({
  key: newKey(),
  id: null,
  text: '',
  isRight: false,
  ...fields,
});

export const blankChoices = (): MultipleChoiceDraft => ({
  choices: [choice(), choice(), choice(), choice()],
  allowsSeveral: false,
});

export const readChoices = ({ choices, allowsSeveral }: QuestionFields): MultipleChoiceDraft => ({
  choices: choices.map(({ id, text, isRight }) => choice({ id, text, isRight })),
  allowsSeveral,
});

export const writeChoices = ({ choices, allowsSeveral }: MultipleChoiceDraft): AnswerInput => ({
  choices: choices.map(({ id, text, isRight }) => ({ ...(id === null ? {} : { id }), text: text.trim(), isRight })),
  allowsSeveral,
});

/** New choices get the ids under which the server keeps them, so that the next save changes them and makes no others. */
export function adoptChoices(draft: MultipleChoiceDraft, { choices }: QuestionFields): MultipleChoiceDraft {
  const stored = new Set(choices.map(({ id }) => id));
  const isStored = ({ id }: ChoiceDraft) => id !== null && stored.has(id);
  const claimed = new Set(draft.choices.filter(isStored).map(({ id }) => id));
  const free = choices.map(({ id }) => id).filter((id) => !claimed.has(id));
  return {
    ...draft,
    choices: draft.choices.map((own) => (isStored(own) ? own : { ...own, id: free.shift() ?? null })),
  };
}

export const addChoice = (draft: MultipleChoiceDraft): MultipleChoiceDraft => ({
  ...draft,
  choices: [...draft.choices, choice()],
});

export const removeChoice = (draft: MultipleChoiceDraft, key: string): MultipleChoiceDraft => ({
  ...draft,
  choices: draft.choices.filter((own) => own.key !== key),
});

export function moveChoice(draft: MultipleChoiceDraft, key: string, to: number): MultipleChoiceDraft {
  const others = draft.choices.filter((own) => own.key !== key);
  const moved = draft.choices.filter((own) => own.key === key);
  return { ...draft, choices: [...others.slice(0, to), ...moved, ...others.slice(to)] };
}

export const renameChoice = (draft: MultipleChoiceDraft, key: string, text: string): MultipleChoiceDraft => ({
  ...draft,
  choices: draft.choices.map((own) => (own.key === key ? { ...own, text } : own)),
});

/** With one right answer, marking one unmarks the others; with several, each is marked by itself. */
export const markChoice = (draft: MultipleChoiceDraft, key: string): MultipleChoiceDraft => ({
  ...draft,
  choices: draft.choices.map((own) => {
    if (own.key === key) return { ...own, isRight: draft.allowsSeveral ? !own.isRight : true };
    return draft.allowsSeveral ? own : { ...own, isRight: false };
  }),
});

/** Going back to one right answer keeps the first that was marked. */
export function allowSeveral(draft: MultipleChoiceDraft, allowsSeveral: boolean): MultipleChoiceDraft {
  const first = draft.choices.find(({ isRight }) => isRight)?.key;
  const choices = allowsSeveral ? draft.choices : draft.choices.map((own) => ({ ...own, isRight: own.key === first }));
  return { allowsSeveral, choices };
}

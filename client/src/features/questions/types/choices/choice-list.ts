import type { ChoiceInput } from '../../../../graphql/schema-generated';
import { newKey } from '../../new-key';
import type { QuestionFields } from '../question-type';

export interface ChoiceDraft {
  readonly key: string;
  readonly id: string | null;
  readonly text: string;
  readonly isRight: boolean;
  /** Keeps its place when choices are shuffled. */
  readonly isFixed: boolean;
}

export type Choices = readonly ChoiceDraft[];

/** The answer of the types that are nothing but a list. */
export interface ChoicesDraft {
  readonly choices: Choices;
}

export const choice = (fields: Partial<Omit<ChoiceDraft, 'key'>> = {}): ChoiceDraft => ({
  key: newKey(),
  id: null,
  text: '',
  isRight: false,
  isFixed: false,
  ...fields,
});

export const blankList = (count: number): Choices => Array.from({ length: count }, () => choice());

export const readList = (stored: QuestionFields['choices'] = []): Choices =>
  stored.map(({ id, text, isRight, isFixed }) => choice({ id, text, isRight, isFixed }));

export const writeList = (choices: Choices): ChoiceInput[] =>
  choices.map(({ id, text, isRight, isFixed }) => ({
    ...(id === null ? {} : { id }),
    text: text.trim(),
    isRight,
    ...(isFixed && { isFixed }),
  }));

/** New choices get the ids under which the server keeps them, so that the next save changes them and makes no others. */
export function adoptIds(choices: Choices, stored: QuestionFields['choices'] = []): Choices {
  const known = new Set(stored.map(({ id }) => id));
  const isStored = ({ id }: ChoiceDraft) => id !== null && known.has(id);
  const claimed = new Set(choices.filter(isStored).map(({ id }) => id));
  const free = stored.map(({ id }) => id).filter((id) => !claimed.has(id));
  return choices.map((own) => (isStored(own) ? own : { ...own, id: free.shift() ?? null }));
}

const changed = (choices: Choices, key: string, change: (own: ChoiceDraft) => Partial<ChoiceDraft>): Choices =>
  choices.map((own) => (own.key === key ? { ...own, ...change(own) } : own));

export const renamed = (choices: Choices, key: string, text: string): Choices =>
  changed(choices, key, () => ({ text }));

export const pinned = (choices: Choices, key: string): Choices =>
  changed(choices, key, ({ isFixed }) => ({ isFixed: !isFixed }));

/** Each is marked by itself. */
export const choiceToggled = (choices: Choices, key: string): Choices =>
  changed(choices, key, ({ isRight }) => ({ isRight: !isRight }));

/** Marking one unmarks the others. */
export const markedOnly = (choices: Choices, key: string | undefined): Choices =>
  choices.map((own) => ({ ...own, isRight: own.key === key }));

export const choicesWithout = (choices: Choices, key: string): Choices => choices.filter((own) => own.key !== key);

export function choiceMoved(choices: Choices, key: string, to: number): Choices {
  const others = choicesWithout(choices, key);
  return [...others.slice(0, to), ...choices.filter((own) => own.key === key), ...others.slice(to)];
}

/** Several lines that were pasted into one choice: the first fills it, the others the blank ones below, then new ones. */
export function withLines(choices: Choices, key: string, lines: readonly string[], most: number): Choices {
  const at = choices.findIndex((own) => own.key === key);
  const rest = [...lines];
  const written = choices.map((own, index) => {
    const isFree = index === at || (index > at && own.text.trim() === '');
    const line = isFree ? rest.shift() : undefined;
    return line === undefined ? own : { ...own, text: line };
  });
  return [...written, ...rest.map((text) => choice({ text }))].slice(0, Math.max(most, choices.length));
}

/** The lines of a pasted text; null when it is one line and may be pasted as it is. */
export function pastedLines(text: string): string[] | null {
  const lines = text
    .split(/\r?\n|\t/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : null;
}

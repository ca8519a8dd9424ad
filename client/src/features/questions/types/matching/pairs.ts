import { readClipboardTable } from '../../../../lib/clipboard-table';
import { newKey } from '../../new-key';
import { choice, readList, type Choices } from '../choices/choice-list';
import type { AnswerInput, QuestionFields } from '../question-type';

export interface PairDraft {
  readonly key: string;
  readonly id: string | null;
  readonly prompt: string;
  /** Of the choice; the same text in two pairs is one choice. */
  readonly choiceId: string | null;
  readonly match: string;
}

export interface PairsDraft {
  readonly pairs: readonly PairDraft[];
  /** Choices that belong to no prompt. */
  readonly distractors: Choices;
}

export const pair = (fields: Partial<Omit<PairDraft, 'key'>> = {}): PairDraft => ({
  key: newKey(),
  id: null,
  prompt: '',
  choiceId: null,
  match: '',
  ...fields,
});

export const blankPairs = (): PairsDraft => ({ pairs: Array.from({ length: 3 }, () => pair()), distractors: [] });

export function readPairs({ prompts = [], choices = [] }: QuestionFields): PairsDraft {
  const used = new Set(prompts.map(({ match }) => match));
  return {
    pairs: prompts.map(({ id, text, match }) => {
      const own = choices[(match ?? 0) - 1];
      return pair({ id, prompt: text, choiceId: own?.id ?? null, match: own?.text ?? '' });
    }),
    distractors: readList(choices.filter((_, index) => !used.has(index + 1))),
  };
}

interface Written {
  id: string | null;
  text: string;
}

/** Each text once: that of the pairs first, in their order, then the distractors. */
function choicesOf({ pairs, distractors }: PairsDraft): Written[] {
  const all = [
    ...pairs.map(({ choiceId: id, match }): Written => ({ id, text: match.trim() })),
    ...distractors.map(({ id, text }): Written => ({ id, text: text.trim() })),
  ];
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

const withId = <Rest extends object>(id: string | null, rest: Rest) => ({ ...(id !== null && { id }), ...rest });

export function writePairs(draft: PairsDraft): AnswerInput {
  const choices = choicesOf(draft);
  return {
    prompts: draft.pairs.map(({ id, prompt, match }) =>
      withId(id, { text: prompt.trim(), match: choices.findIndex(({ text }) => text === match.trim()) + 1 }),
    ),
    choices: choices.map(({ id, text }) => withId(id, { text, isRight: false })),
  };
}

/** New prompts and choices get the ids under which the server keeps them; rows that were changed since keep their texts. */
export function adoptPairs(draft: PairsDraft, { prompts = [], choices = [] }: QuestionFields): PairsDraft {
  const idOf = (list: readonly { id: string; text: string }[], text: string, own: string | null) =>
    list.some(({ id }) => id === own) ? own : (list.find((stored) => stored.text === text.trim())?.id ?? null);
  return {
    pairs: draft.pairs.map((own) => ({
      ...own,
      id: idOf(prompts, own.prompt, own.id),
      choiceId: idOf(choices, own.match, own.choiceId),
    })),
    distractors: draft.distractors.map((own) => ({ ...own, id: idOf(choices, own.text, own.id) })),
  };
}

export const withPair = (draft: PairsDraft, key: string, change: Partial<PairDraft>): PairsDraft => ({
  ...draft,
  pairs: draft.pairs.map((own) => (own.key === key ? { ...own, ...change } : own)),
});

/** A table that was pasted into a pair: two columns a line; it fills this pair, the blank ones below, then new ones. */
export function filledPairs(draft: PairsDraft, key: string, text: string, most: number): PairsDraft | null {
  const rows = readClipboardTable(text)
    .map((row) => row.map((cell) => cell.trim().replace(/\s*\n\s*/g, ' ')))
    .filter((cells): cells is [string, string, ...string[]] => cells.length > 1 && cells.some((cell) => cell !== ''));
  if (rows.length === 0) return null;
  const at = draft.pairs.findIndex((own) => own.key === key);
  const written = draft.pairs.map((own, index) => {
    const isFree = index === at || (index > at && own.prompt.trim() === '' && own.match.trim() === '');
    const row = isFree ? rows.shift() : undefined;
    return row ? { ...own, prompt: row[0], match: row[1] } : own;
  });
  const more = rows.map(([prompt, match]) => pair({ prompt, match }));
  return { ...draft, pairs: [...written, ...more].slice(0, Math.max(most, draft.pairs.length)) };
}

export const withDistractor = (draft: PairsDraft): PairsDraft => ({
  ...draft,
  distractors: [...draft.distractors, choice()],
});

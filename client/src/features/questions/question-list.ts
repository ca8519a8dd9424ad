import type { QuestionType } from '../../graphql/schema-generated';
import {
  blankDraft,
  questionDraftOf,
  adopted,
  isSameQuestion,
  pointsOf,
  scoredPoints,
  secondsOf,
  type QuestionDraft,
} from './question-draft';
import type { QuestionFields } from './types/question-type';
import type { Unanswered } from '../../lib/graphql/made-once';

/** What the server is sent of a question, new or changed. */
export interface Sending {
  draft: QuestionDraft;
  /** Of a new one: counted from 1. */
  position: number;
  /** Of a new one: whose translation goes with it. */
  copiedFromId: string | null;
  /** Of a changed one: over which version it is written. */
  version: number | null;
}

export interface QuestionItem {
  /** Stays the same from the first key press on; `id` comes when the server has stored the question. */
  readonly key: string;
  readonly id: string | null;
  readonly draft: QuestionDraft;
  /** What the server has of it, as far as is known here; the same as `draft` where nothing is unsent. */
  readonly stored: QuestionDraft | null;
  /** On which version it is typed; null of a new one. */
  readonly version: number | null;
  /** It was asked to be stored, and there is no answer. */
  readonly sending?: Unanswered<Sending> | null;
  /** Of a copy that is not stored yet: of which question. */
  readonly copiedFromId?: string | null;
  /** Refused, since the server has something else by now than it was typed on: waits for whoever typed it to choose. */
  readonly isOvertaken?: boolean;
}

export type QuestionListAction =
  | { kind: 'added'; key: string; type: QuestionType }
  | { kind: 'changed'; key: string; draft: QuestionDraft }
  | { kind: 'duplicated'; key: string; copy: string }
  | { kind: 'moved'; key: string; to: number }
  | { kind: 'removed'; key: string }
  | { kind: 'asked'; key: string; sending: Unanswered<Sending> | null }
  | { kind: 'overtaken'; key: string }
  | { kind: 'written-over'; key: string; version: number }
  | { kind: 'taken'; key: string; question: QuestionFields }
  | { kind: 'stored'; key: string; question: QuestionFields; sent: QuestionDraft }
  | { kind: 'rearranged'; questions: readonly QuestionFields[] }
  | { kind: 'adopted'; questions: readonly QuestionFields[]; renewed: readonly string[] };

export const itemsOf = (questions: readonly QuestionFields[]): QuestionItem[] =>
  questions.map((question) => itemOf(question.id, question));

function itemOf(key: string, question: QuestionFields): QuestionItem {
  const draft = questionDraftOf(question);
  return { key, id: question.id, version: question.version, draft, stored: draft };
}

export function questionList(items: readonly QuestionItem[], action: QuestionListAction): readonly QuestionItem[] {
  switch (action.kind) {
    case 'added':
      return [...items, newItem(action.key, blankDraft(action.type, items.at(-1)?.draft.skill))];
    case 'changed':
      return withOne(items, action.key, (item) => ({ ...item, draft: action.draft }));
    case 'duplicated':
      return items.flatMap((item) => (item.key === action.key ? [item, copyOf(item, action.copy)] : [item]));
    case 'moved':
      return moved(items, action.key, action.to);
    case 'removed':
      return items.filter(({ key }) => key !== action.key);
    case 'asked':
      return withOne(items, action.key, (item) => ({ ...item, sending: action.sending }));
    case 'overtaken':
      return withOne(items, action.key, (item) => ({ ...item, isOvertaken: true }));
    case 'written-over':
      return withOne(items, action.key, (item) => ({ ...item, version: action.version, isOvertaken: false }));
    case 'taken':
      return withOne(items, action.key, () => itemOf(action.key, action.question));
    case 'stored':
      return storedBy(items, action);
    case 'rearranged':
      return rearrangedBy(items, action.questions);
    case 'adopted':
      return adoptedBy(items, action.questions, action.renewed);
  }
}

const withOne = (items: readonly QuestionItem[], key: string, become: (item: QuestionItem) => QuestionItem) =>
  items.map((item) => (item.key === key ? become(item) : item));

const newItem = (key: string, draft: QuestionDraft): QuestionItem => ({
  key,
  id: null,
  version: null,
  draft,
  stored: null,
});

const copyOf = ({ draft, id, copiedFromId }: QuestionItem, key: string): QuestionItem => ({
  ...newItem(key, draft),
  copiedFromId: id ?? copiedFromId ?? null,
});

function storedBy(
  items: readonly QuestionItem[],
  { key, question, sent }: Extract<QuestionListAction, { kind: 'stored' }>,
): readonly QuestionItem[] {
  // After a reload a question whose answer was lost may stand here as the server gave it, too.
  const others = items.filter((item) => item.key === key || item.id !== question.id);
  return others.map((item) => {
    if (item.key !== key) return item;
    const draft = adopted(item.draft, question);
    const stored = isSameQuestion(item.draft, sent) ? draft : adopted(sent, question);
    return { ...item, id: question.id, version: question.version, draft, stored, isOvertaken: false };
  });
}

function adoptedBy(
  items: readonly QuestionItem[],
  questions: readonly QuestionFields[],
  renewed: readonly string[],
): readonly QuestionItem[] {
  const known = new Set(items.map(({ id }) => id));
  const found = new Map(questions.map((question) => [question.id, question]));
  const kept = items.map((item) => {
    const question = item.id !== null && renewed.includes(item.id) ? found.get(item.id) : undefined;
    return question && !item.isOvertaken ? itemOf(item.key, question) : item;
  });
  return [...kept, ...itemsOf(questions.filter(({ id }) => !known.has(id)))];
}

/** As the server has them by now. What is typed and not stored stays where it stands: as a new one if the server has it no more. */
function rearrangedBy(items: readonly QuestionItem[], questions: readonly QuestionFields[]): readonly QuestionItem[] {
  const stored = new Set(questions.map(({ id }) => id));
  const arranged = questions.map(
    (question) => items.find(({ id }) => id === question.id) ?? itemOf(question.id, question),
  );
  for (const [at, item] of items.entries()) {
    if (item.id === null) arranged.splice(at, 0, item);
    else if (!stored.has(item.id) && item.draft !== item.stored)
      arranged.splice(at, 0, { ...newItem(item.key, item.draft), copiedFromId: item.id });
  }
  return arranged;
}

function moved(items: readonly QuestionItem[], key: string, to: number): readonly QuestionItem[] {
  const item = items.find((own) => own.key === key);
  if (!item) return items;
  const others = items.filter((own) => own !== item);
  const at = Math.min(Math.max(0, to), others.length);
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** Where the server has to put a new question, counted from 1: after the stored ones that stand before it here. */
export function placeOf(items: readonly QuestionItem[], key: string): number {
  const at = items.findIndex((item) => item.key === key);
  return items.slice(0, at).filter(({ id }) => id !== null).length + 1;
}

export interface QuestionTotals {
  count: number;
  durationSeconds: number;
  points: number;
}

export const totalsOf = (items: readonly QuestionItem[]): QuestionTotals => ({
  count: items.length,
  durationSeconds: items.reduce((sum, { draft }) => sum + secondsOf(draft), 0),
  points: roundPoints(items.reduce((sum, { draft }) => sum + scoredPoints(draft), 0)),
});

const roundPoints = (points: number) => Math.round(points * 100) / 100;

/** Whole percent of all points that one question is worth; null when there are none or it does not count. */
export function shareOfScore(draft: QuestionDraft, totalPoints: number): number | null {
  if (draft.isAdditional || totalPoints <= 0) return null;
  return Math.round((pointsOf(draft) / totalPoints) * 100);
}

/** Which question is looked at after one is removed: the next, else the one before. */
export function questionBeside(items: readonly QuestionItem[], key: string): string | null {
  const at = items.findIndex((item) => item.key === key);
  return (items[at + 1] ?? items[at - 1])?.key ?? null;
}

import { newKey } from './new-key';
import { isSameQuestion } from './question-draft';
import { isComplete } from './question-draft.schema';
import type { QuestionItem } from './question-list';
import { browserStorage } from '../../lib/browser-storage';

/** A question that the server does not have as it is here, and where it stands in the list. */
interface Unsaved extends Pick<QuestionItem, 'id' | 'draft' | 'addition' | 'copiedFromId'> {
  at: number;
  /** What the server had when it was typed. */
  over?: QuestionItem['stored'];
}

const keyOf = (placeId: string) => `unsaved-questions:${placeId}`;

/** What is not stored yet, half-written or on its way, stays in this browser until it is, so that a reload loses nothing. */
export function keepUnsaved(placeId: string, items: readonly QuestionItem[]): void {
  keep(placeId, items, ({ draft, stored }) => draft !== stored);
}

/** Somebody left although they were asked: of what could have been sent nothing is kept. */
export function forgetUnsent(placeId: string, items: readonly QuestionItem[]): void {
  keep(placeId, items, ({ draft, stored }) => draft !== stored && !isComplete(draft));
}

function keep(placeId: string, items: readonly QuestionItem[], isKept: (item: QuestionItem) => boolean): void {
  const unsaved = items.flatMap((item, at): Unsaved[] => {
    const { id, draft, stored: over, addition = null, copiedFromId = null } = item;
    return isKept(item) ? [{ id, at, draft, over, addition, copiedFromId }] : [];
  });
  if (unsaved.length === 0) browserStorage.removeItem(keyOf(placeId));
  else browserStorage.setItem(keyOf(placeId), JSON.stringify(unsaved));
}

export function withUnsaved(placeId: string, items: readonly QuestionItem[]): QuestionItem[] {
  const merged = [...items];
  for (const { id, at, draft, over, addition = null, copiedFromId = null } of recall(placeId)) {
    const known = merged.findIndex((item) => id !== null && item.id === id);
    const item = merged[known];
    if (item) merged[known] = withTyped(item, draft, over ?? null);
    else if (id === null) merged.splice(at, 0, { key: newKey(), id, draft, stored: null, addition, copiedFromId });
  }
  return merged;
}

function withTyped(item: QuestionItem, draft: QuestionItem['draft'], over: QuestionItem['stored']): QuestionItem {
  const { stored } = item;
  if (stored && isSameQuestion(stored, draft)) return item;
  return { ...item, draft, isOvertaken: over !== null && stored !== null && !isSameQuestion(over, stored) };
}

function recall(placeId: string): Unsaved[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(keyOf(placeId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsaved[]) : [];
  } catch {
    return [];
  }
}

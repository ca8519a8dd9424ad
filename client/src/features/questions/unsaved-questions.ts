import { newKey } from './new-key';
import { isSameQuestion } from './question-draft';
import { isComplete } from './question-draft.schema';
import type { QuestionItem } from './question-list';
import { browserStorage } from '../../lib/browser-storage';

/** A question that the server does not have as it is here, and where it stands in the list. */
interface Unsaved extends Pick<QuestionItem, 'id' | 'version' | 'draft' | 'sending' | 'copiedFromId'> {
  at: number;
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
    const { id, version, draft, sending = null, copiedFromId = null } = item;
    return isKept(item) ? [{ id, version, at, draft, sending, copiedFromId }] : [];
  });
  if (unsaved.length === 0) browserStorage.removeItem(keyOf(placeId));
  else browserStorage.setItem(keyOf(placeId), JSON.stringify(unsaved));
}

export function withUnsaved(placeId: string, items: readonly QuestionItem[]): QuestionItem[] {
  const merged = [...items];
  for (const { at, ...typed } of recall(placeId)) {
    const { id, draft } = typed;
    const known = merged.findIndex((item) => id !== null && item.id === id);
    const item = merged[known];
    if (item) merged[known] = item.stored && isSameQuestion(item.stored, draft) ? item : { ...item, ...typed };
    else if (id === null) merged.splice(at, 0, { key: newKey(), stored: null, ...typed });
  }
  return merged;
}

function recall(placeId: string): Unsaved[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(keyOf(placeId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsaved[]) : [];
  } catch {
    return [];
  }
}

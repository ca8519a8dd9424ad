import { newKey } from './new-key';
import type { QuestionDraft } from './question-draft';
import { isComplete } from './question-draft.schema';
import type { QuestionItem } from './question-list';
import { browserStorage } from '../../lib/browser-storage';

/** A question that the server cannot take yet, and where it stands in the list. */
interface Unsaved {
  id: string | null;
  at: number;
  draft: QuestionDraft;
}

const keyOf = (assessmentId: string) => `unsaved-questions:${assessmentId}`;

/** Half-written questions stay in this browser until they are complete, so that a reload loses nothing. */
export function keepUnsaved(assessmentId: string, items: readonly QuestionItem[]): void {
  const unsaved = items.flatMap(({ id, draft }, at) => (isComplete(draft) ? [] : [{ id, at, draft }]));
  if (unsaved.length === 0) browserStorage.removeItem(keyOf(assessmentId));
  else browserStorage.setItem(keyOf(assessmentId), JSON.stringify(unsaved));
}

export function withUnsaved(assessmentId: string, items: readonly QuestionItem[]): QuestionItem[] {
  const merged = [...items];
  for (const { id, at, draft } of recall(assessmentId)) {
    const known = merged.findIndex((item) => id !== null && item.id === id);
    if (known >= 0) merged[known] = { key: id ?? newKey(), id, draft };
    else if (id === null) merged.splice(at, 0, { key: newKey(), id, draft });
  }
  return merged;
}

function recall(assessmentId: string): Unsaved[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(keyOf(assessmentId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsaved[]) : [];
  } catch {
    return [];
  }
}

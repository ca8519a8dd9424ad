import { tabStorage, type TabStorage } from './tab-storage';
import type { EndingFacts } from './ending';

const KEY = 'mizan-exam-ending';

/** The facts of the last page, for as long as the tab is open: a reload of it shows them again. */
export const keepEnding = (facts: EndingFacts, storage: TabStorage = tabStorage): void =>
  storage.setItem(KEY, JSON.stringify(facts));

export function readEnding(storage: TabStorage = tabStorage): EndingFacts | null {
  const kept = storage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as EndingFacts);
}

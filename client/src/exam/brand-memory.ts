import { showBrand, type Brand } from '../lib/brand';
import { tabStorage } from './engine/tab-storage';

const KEY = 'mizan-exam-brand';

/** The exam goes on in the name of who invites, also on the last page, whose address says nothing. */
export function takeBrand<Told extends { brand: Brand }>(told: Told): Told {
  showBrand(told.brand);
  tabStorage.setItem(KEY, JSON.stringify(told.brand));
  return told;
}

/** What this tab was told before it was loaded anew. */
export function recallBrand(): void {
  const kept = tabStorage.getItem(KEY);
  if (kept !== null) showBrand(JSON.parse(kept) as Brand);
}

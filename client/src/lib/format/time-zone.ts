import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage';
import { Listeners } from '../listeners';

/** An IANA name such as "Asia/Riyadh"; without one, dates are shown in the computer's own zone. */
const KEY = 'time-zone';
const listeners = new Listeners();

/** Asked at every drawing of every date. */
const known = new Set<string>();

function isKnown(zone: string): boolean {
  if (known.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    known.add(zone);
    return true;
  } catch {
    return false;
  }
}

export function readTimeZone(): string | undefined {
  const kept = browserStorage.getItem(KEY);
  return kept !== null && isKnown(kept) ? kept : undefined;
}

/** Kept in this browser, so that the first paint is right. Null goes back to the computer's zone. */
export function setTimeZone(zone: string | null): void {
  if (browserStorage.getItem(KEY) === zone) return;
  if (zone === null) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, zone);
  listeners.tell();
}

export const useTimeZone = (): string | undefined => useSyncExternalStore(listeners.subscribe, readTimeZone);

import { tabStorage, type TabStorage } from './tab-storage';
const KEY = 'mizan-exam-page';
/** A page that is being reloaded lets go of its lock a moment after the new one asks. */
const TRIES = 4;
const PAUSE_MS = 100;

/** A v4 UUID; `crypto.randomUUID` exists on https and localhost only, and a link may be opened on neither. */
export function newPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The identity of this page, the same after a reload. A duplicated tab brings a copy of the storage with it: there the
 * original holds the lock of that name, and the copy becomes a page of its own.
 */
export async function claimPageId(
  storage: TabStorage = tabStorage,
  locks: LockManager | undefined = navigator.locks,
): Promise<string> {
  const kept = storage.getItem(KEY);
  if (kept && (await claim(kept, locks))) return kept;
  const fresh = newPageId();
  storage.setItem(KEY, fresh);
  await claim(fresh, locks);
  return fresh;
}

async function claim(pageId: string, locks: LockManager | undefined): Promise<boolean> {
  if (!locks) return true;
  for (let tries = 0; tries < TRIES; tries++) {
    if (await holdLock(`mizan-exam-page-${pageId}`, locks)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Held until the page is gone. */
function holdLock(name: string, locks: LockManager): Promise<boolean> {
  return new Promise((resolve) => {
    const untilThePageIsGone = new Promise<never>(() => undefined);
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? untilThePageIsGone : undefined;
    });
    held.catch(() => resolve(true));
  });
}

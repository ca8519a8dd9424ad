import { browserStorage } from '../../lib/browser-storage';

/** Holds no secret, only the moment of the last sign-in or sign-out, so that other tabs of this browser take notice. */
const KEY = 'mizan.session-changed-at';

export function tellOtherTabs(now: number = Date.now()): void {
  browserStorage.setItem(KEY, String(now));
}

export function onSessionChangedElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

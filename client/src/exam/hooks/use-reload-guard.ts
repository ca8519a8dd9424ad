import { useEffect, useState } from 'react';
import { all, onWindow } from './listen';

const NOTICE_MS = 5_000;

/** Set before a reload that the page makes itself, such as for another language; in a preview from the start. */
let isAllowed = false;

export const isOwnReload = (): boolean => isAllowed;

export function allowReload(): void {
  isAllowed = true;
}

export const isReloadKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/** While the exam runs: reload keys do nothing but say so, other ways ask first. True while the notice is due. */
export function useReloadGuard(isActive: boolean): boolean {
  const [blockedAt, setBlockedAt] = useState(0);

  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isReloadKey(event)) return;
      event.preventDefault();
      setBlockedAt(event.timeStamp);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed) event.preventDefault();
    };
    return all(onWindow('keydown', onKey), onWindow('beforeunload', onUnload));
  }, [isActive]);

  useEffect(() => {
    if (blockedAt === 0) return undefined;
    const timer = setTimeout(() => setBlockedAt(0), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [blockedAt]);

  return blockedAt > 0;
}

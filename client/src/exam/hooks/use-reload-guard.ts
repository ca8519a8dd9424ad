import { useEffect, useState } from 'react';
import { all, onWindow } from './listen';

/** Set before a reload that the page makes itself, such as for another language; in a preview from the start. */
let isAllowed = false;

export const isOwnReload = (): boolean => isAllowed;

export function allowReload(): void {
  isAllowed = true;
}

export const isReloadKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/** While the exam runs: reload keys do nothing but say so, other ways ask first. */
export function useReloadGuard(isActive: boolean): { isBlocked: boolean; close: () => void } {
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isReloadKey(event)) return;
      event.preventDefault();
      setBlocked(true);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed) event.preventDefault();
    };
    return all(onWindow('keydown', onKey), onWindow('beforeunload', onUnload));
  }, [isActive]);

  return { isBlocked, close: () => setBlocked(false) };
}

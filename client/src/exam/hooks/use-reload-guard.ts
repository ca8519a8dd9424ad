import { useEffect, useState } from 'react';
import { all, onWindow } from '../engine/listen';
import { isOwnReload, isReloadKey } from '../engine/reload';

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
      if (!isOwnReload()) event.preventDefault();
    };
    return all(onWindow('keydown', onKey), onWindow('beforeunload', onUnload));
  }, [isActive]);

  return { isBlocked, close: () => setBlocked(false) };
}

import { useSyncExternalStore } from 'react';

const QUERY = '(hover: none) and (pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether fingers are all there is to point with: nothing can be dragged here from elsewhere. */
export const useIsTouch = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);

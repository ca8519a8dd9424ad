import { useState } from 'react';
import { useDrafts } from './use-drafts';

export const isText = (kept: unknown): kept is string => typeof kept === 'string';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed where there is no `Form`, kept under `name`: it outlives Esc, a reload and the session, until it is
 * changed back to what stood there at first.
 * @param isOfShape whether what was kept can still be shown
 */
export function useKept<T>(
  name: string,
  first: T,
  isOfShape: (kept: unknown) => kept is T,
): [value: T, change: (next: T) => void, isRestored: boolean] {
  const drafts = useDrafts();
  const [found, setFound] = useState(() => drafts.read(name));
  const wasKept = isOfShape(found);
  const [value, setValue] = useState<T>(wasKept ? found : first);
  const change = (next: T) => {
    setValue(next);
    if (isSame(next, first)) {
      drafts.drop(name);
      setFound(null);
    } else drafts.keep(name, next);
  };
  return [value, change, wasKept && !isSame(value, first)];
}

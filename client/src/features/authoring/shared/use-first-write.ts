import { useCallback, useRef, type RefObject } from 'react';

interface Writes<Changes> {
  /** @returns the id that it has now; null where the server did not say */
  create: (changes: Changes) => Promise<string | null>;
  update: (id: string, changes: Changes) => Promise<unknown>;
}

/** The first change creates it, the others change it. */
export function useFirstWrite<Changes>(
  initialId: string | null,
  { create, update }: Writes<Changes>,
  onCreated: (id: string) => Promise<void>,
): { id: RefObject<string | null>; write: (changes: Changes) => Promise<void> } {
  const id = useRef(initialId);
  const write = useCallback(
    async (changes: Changes) => {
      if (id.current !== null) {
        await update(id.current, changes);
        return;
      }
      const created = await create(changes);
      if (created === null) return;
      id.current = created;
      await onCreated(created);
    },
    [create, update, onCreated],
  );
  return { id, write };
}

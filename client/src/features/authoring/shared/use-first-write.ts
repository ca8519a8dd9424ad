import { useCallback, useRef, useState, type RefObject } from 'react';
import { MadeOnce, type OnceHeaders } from '../../../lib/graphql/made-once';

interface Writes<Changes> {
  /** @returns the id that it has now; null where the server did not say */
  create: (changes: Changes, headers: OnceHeaders) => Promise<string | null>;
  update: (id: string, changes: Changes) => Promise<unknown>;
}

/** The first change creates it, the others change it. */
export function useFirstWrite<Changes>(
  initialId: string | null,
  { create, update }: Writes<Changes>,
  onCreated: (id: string) => Promise<void>,
): { id: RefObject<string | null>; write: (changes: Changes) => Promise<void> } {
  const id = useRef(initialId);
  const [creation] = useState(() => new MadeOnce<Changes>());
  const write = useCallback(
    async (changes: Changes) => {
      if (id.current !== null) {
        await update(id.current, changes);
        return;
      }
      const { made, from } = await creation.make(changes, create);
      if (made === null) return;
      id.current = made;
      await onCreated(made);
      if (from !== changes) await update(made, changes);
    },
    [creation, create, update, onCreated],
  );
  return { id, write };
}

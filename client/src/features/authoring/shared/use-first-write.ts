import { useCallback, useRef, useState, type RefObject } from 'react';
import { MadeOnce, type OnceHeaders } from '../../../lib/graphql/made-once';

interface Writes<Changes, Answer> {
  /** @returns the id that it has now; null where the server did not say */
  create: (changes: Changes, headers: OnceHeaders) => Promise<string | null>;
  update: (id: string, changes: Changes) => Promise<Answer>;
}

/** The first change creates it, the others change it. */
export function useFirstWrite<Changes, Answer = unknown>(
  initialId: string | null,
  { create, update }: Writes<Changes, Answer>,
  onCreated: (id: string) => Promise<void>,
): { id: RefObject<string | null>; write: (changes: Changes) => Promise<Answer | undefined> } {
  const id = useRef(initialId);
  const [creation] = useState(() => new MadeOnce<Changes>());
  const write = useCallback(
    async (changes: Changes) => {
      if (id.current !== null) return update(id.current, changes);
      const { made, from } = await creation.make(changes, create);
      if (made === null) return undefined;
      id.current = made;
      await onCreated(made);
      return from === changes ? undefined : update(made, changes);
    },
    [creation, create, update, onCreated],
  );
  return { id, write };
}

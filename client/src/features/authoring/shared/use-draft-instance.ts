import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface Instance {
  /** Changes when the screen has to start anew. */
  key: number;
  id: string | null;
  /** It began without a draft: there is nothing to load, the screen has it all. */
  isFresh: boolean;
  /** The draft exists and its id is on the way into the address. */
  isNaming: boolean;
}

/**
 * Which new assessment is being written. Its address names it as soon as its draft exists; the screen goes on as it is.
 * Another address (a link to a draft, "New assessment" pressed again) starts the screen anew.
 */
export function useDraftInstance() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('draft');
  const [instance, setInstance] = useState<Instance>({ key: 0, id: named, isFresh: named === null, isNaming: false });

  if (named === instance.id) {
    if (instance.isNaming) setInstance({ ...instance, isNaming: false });
  } else if (named !== null || !instance.isNaming) {
    setInstance({ key: instance.key + 1, id: named, isFresh: named === null, isNaming: false });
  }

  const name = useCallback(
    async (id: string) => {
      setInstance((known) => ({ ...known, id, isNaming: true }));
      const next = new URLSearchParams(window.location.search);
      next.set('draft', id);
      await navigate({ search: next.toString() }, { replace: true });
    },
    [navigate],
  );
  return { instance, name };
}

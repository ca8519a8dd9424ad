import { useCallback, useEffect, useState } from 'react';
import type { Outcome, ReadOutcome } from './read-outcome';

export interface OutcomeReading {
  /** Null where nothing is to be seen, undefined until that is known. */
  outcome: Outcome | null | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The own result, or why it is not there yet; nothing is asked without a way to ask. */
export function useOutcome(read: ReadOutcome | undefined): OutcomeReading {
  const [outcome, setOutcome] = useState<Outcome | null>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    read?.().then(setOutcome, () => setFailed(true));
  }, [read]);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { outcome, isLoading: read !== undefined && outcome === undefined && !hasFailed, hasFailed, retry };
}

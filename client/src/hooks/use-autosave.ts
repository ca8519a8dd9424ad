import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf, NETWORK_FAILURE, UNKNOWN_FAILURE } from '../lib/graphql/errors';
import { Autosave, type AutosaveState } from '../lib/autosave/autosave';

const PASSING = new Set([NETWORK_FAILURE, UNKNOWN_FAILURE, 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'TOO_BUSY']);

const isPassing = (error: unknown) => PASSING.has(failureOf(error).code);

/** One autosave for as long as the screen is open. It tries at once when the line comes back. */
export function useAutosave(): { autosave: Autosave; state: AutosaveState } {
  const [autosave] = useState(() => new Autosave({ isPassing }));
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot);
  useEffect(() => {
    const retry = () => void autosave.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      autosave.stop();
    };
  }, [autosave]);
  return { autosave, state };
}

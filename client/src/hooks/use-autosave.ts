import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf, isPassingFailure } from '../lib/graphql/errors';
import { Autosave, type AutosaveState } from '../lib/autosave/autosave';

/** One autosave for as long as the screen is open. It tries at once when the line comes back. */
export function useAutosave(): { autosave: Autosave; state: AutosaveState } {
  const [autosave] = useState(() => new Autosave({ isPassing: (error) => isPassingFailure(failureOf(error)) }));
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

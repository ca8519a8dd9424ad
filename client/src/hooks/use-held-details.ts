import { useEffect, useMemo } from 'react';
import type { Autosave } from '../lib/autosave/autosave';
import { isTyped } from '../lib/drafts/is-typed';
import { useDrafts } from './use-drafts';

interface Details {
  title: string;
  jobRole: string;
  description: string;
}

const KEY = 'details';
const wouldBeMissed = ({ title, jobRole, description }: Details) => isTyped(title, jobRole, description);

/**
 * Details that the server cannot take yet, such as a title without a job role. Leaving asks about them first, and a reload
 * or an ended session brings them back.
 * @param name of the draft; null once the server knows the thing
 */
export function useHeldDetails(autosave: Autosave, name: string | null, first: Details) {
  const drafts = useDrafts();
  useEffect(() => {
    if (name !== null && wouldBeMissed(first)) autosave.hold(KEY);
    // Once, with what was kept when the screen was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return useMemo(() => {
    const forget = () => name !== null && drafts.drop(name);
    return {
      forget,
      hold: (details: Details) => {
        if (!wouldBeMissed(details)) {
          autosave.cancel(KEY);
          forget();
          return;
        }
        autosave.hold(KEY);
        if (name !== null) drafts.keep(name, details);
      },
    };
  }, [autosave, drafts, name]);
}

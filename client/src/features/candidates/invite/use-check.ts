import { useRef } from 'react';
import type { CandidateList_PreviewFragment } from './candidate-list-generated';
import { failureOf } from '../../../lib/graphql/errors';
import type { ListState } from './draft-lists';

type Check = () => Promise<CandidateList_PreviewFragment | undefined>;

/** Has a list looked at by the server. The newest check wins; what was asked before is forgotten. */
export function useCheck(setState: (change: (now: ListState) => ListState) => void) {
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (mine: number, check: Check) => {
    const done = (change: Partial<ListState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isChecking: false }));
    try {
      const preview = await check();
      if (preview) {
        const { rows, recognisedColumns: columns, encoding } = preview;
        done({ rows, columns, failure: null, ...(encoding && { encoding }) });
      }
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  /** Checks after a pause in ms; null only forgets what was on its way. */
  const run = (pause: number | null, check: Check) => {
    clearTimeout(timer.current);
    const mine = ++newest.current;
    setState((now) => ({ ...now, isChecking: pause !== null }));
    if (pause !== null) timer.current = setTimeout(() => void look(mine, check), pause);
  };
  return { run, forget: () => run(null, () => Promise.resolve(undefined)) };
}

import { useRef } from 'react';
import type { CandidateList_PreviewFragment } from './candidate-list-generated';
import { failureOf } from '../../../lib/graphql/errors';
import type { ListState } from './draft-lists';

interface Check {
  /** The text that is looked at; empty where it is a file. */
  read: string;
  ask: () => Promise<CandidateList_PreviewFragment | undefined>;
}

/** Has a list looked at by the server. The newest check wins; what was asked before is forgotten. */
export function useCheck(setState: (change: (now: ListState) => ListState) => void) {
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (mine: number, { read, ask }: Check) => {
    const done = (change: Partial<ListState>) =>
      mine === newest.current && setState((now) => ({ ...now, ...change, isChecking: false }));
    try {
      const preview = await ask();
      if (preview) {
        const { rows, hasHeader, recognisedColumns: columns, encoding } = preview;
        done({ rows, read, hasHeader, columns, failure: null, ...(encoding && { encoding }) });
      }
    } catch (error) {
      done({ failure: failureOf(error) });
    }
  };
  const forget = () => {
    clearTimeout(timer.current);
    newest.current++;
    setState((now) => ({ ...now, isChecking: false }));
  };
  /** Checks after a pause in ms. */
  const run = (pause: number, check: Check) => {
    forget();
    const mine = newest.current;
    setState((now) => ({ ...now, isChecking: true }));
    timer.current = setTimeout(() => void look(mine, check), pause);
  };
  return { run, forget };
}

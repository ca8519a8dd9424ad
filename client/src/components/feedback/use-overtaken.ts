import { useRef, useState } from 'react';
import type { Failure } from '../../lib/graphql/errors';
import { unlessRefused } from '../../lib/graphql/refusal';

/**
 * For a form over something that somebody else may store too: what they stored, until whoever typed decides between the two.
 * @param read what is stored at this moment
 */
export function useOvertaken<Values>(read: () => Promise<Values | undefined>) {
  const [theirs, setTheirs] = useState<Values | null>(null);
  /** Set by whoever has seen theirs and decides for what they typed. */
  const seen = useRef<Values | null>(null);
  return {
    theirs,
    /** What is to be replaced. */
    expected: (typedOn: Values): Values => {
      const stored = seen.current ?? typedOn;
      seen.current = null;
      return stored;
    },
    onFailure: ({ code }: Pick<Failure, 'code'>): void => {
      if (code !== 'ASSESSMENT_CHANGED_MEANWHILE') return;
      void unlessRefused(read().then((stored) => setTheirs(stored ?? null)));
    },
    decide: (isMine: boolean): void => {
      seen.current = isMine ? theirs : null;
      setTheirs(null);
    },
  };
}

export type Overtaken<Values> = ReturnType<typeof useOvertaken<Values>>;

import type { LockedAttempt, Transition } from '../../attempt';
import type { StandingRow } from './step-on.queries';

/** One question is closed and the next opened, and nothing else. */
export interface Pair {
  close: Extract<Transition, { do: 'close' }>;
  open: Extract<Transition, { do: 'open' }>;
}

export function asPair(transitions: readonly Transition[]): Pair | null {
  const [close, open] = transitions;
  return transitions.length === 2 && close?.do === 'close' && open?.do === 'open' ? { close, open } : null;
}

/** As whoever holds the attempt's lock would have read it. */
export function attemptOfStanding({ open, ...standing }: StandingRow): LockedAttempt {
  const shown = open && { ...open, closesAt: new Date(open.closesAt) };
  return { ...standing, open: shown, left: [], place: standing.position };
}

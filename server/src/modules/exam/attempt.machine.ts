import { earlier, isOver } from './time.policy';

export const attemptStates = ['in-progress', 'submitted', 'marked'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** `TIME`: its time was over while the page was there or not; `SERVER`: the whole attempt's was; `PROCTORING`: away too often. */
export const ClosedBy = {
  CANDIDATE: 'candidate',
  TIME: 'time',
  SERVER: 'server',
  PROCTORING: 'proctoring',
} as const;
export type ClosedBy = (typeof ClosedBy)[keyof typeof ClosedBy];

/** What the machine needs to know of an attempt; read under the attempt's row lock. */
export interface AttemptSnapshot {
  state: AttemptState;
  /** How many questions have been opened; 0 before the first. */
  position: number;
  questionCount: number;
  expiresAt: Date;
  /** The question whose clock runs, if one does. */
  open: { questionId: string; closesAt: Date } | null;
}

export type Move =
  | { do: 'close'; questionId: string; by: ClosedBy; at: Date }
  | { do: 'open'; position: number }
  | { do: 'submit'; by: ClosedBy; at: Date };

export interface Rules {
  now: Date;
  /** Allowance for answers still on their way when the clock shows zero. */
  graceSeconds: number;
}

export const attemptEvents = ['submit', 'finish-marking'] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  'in-progress': { submit: 'submitted' },
  submitted: { 'finish-marking': 'marked' },
  marked: {},
};

/** The state after an event. Where an event has no place the state stays, which makes every repetition harmless. */
export function stateAfter(state: AttemptState, event: AttemptEvent): AttemptState {
  return transitions[state][event] ?? state;
}

/** What time alone demands: close a question that ran out, submit an attempt whose time is over. */
export function movesOfTime(attempt: AttemptSnapshot, { now, graceSeconds }: Rules): Move[] {
  if (attempt.state !== 'in-progress') return [];
  const { open, expiresAt } = attempt;
  const expired = now > expiresAt;
  const close = open && (expired || isOver(open.closesAt, now, graceSeconds)) ? [closeByTime(open)] : [];
  return expired ? [...close, { do: 'submit', by: 'server', at: expiresAt }] : close;
}

/** The page shows itself: time's due first, then the next question where none is open. */
export function movesOfResuming(attempt: AttemptSnapshot, rules: Rules): Move[] {
  const due = movesOfTime(attempt, rules);
  return [...due, ...advance(afterMoves(attempt, due), 'time', rules.now)];
}

/** The candidate is done with a question. Naming one that is closed already changes nothing while another is open. */
export function movesOfNext(attempt: AttemptSnapshot, questionId: string, rules: Rules): Move[] {
  const due = movesOfTime(attempt, rules);
  const current = afterMoves(attempt, due);
  if (current.state !== 'in-progress' || current.open?.questionId !== questionId) {
    return [...due, ...advance(current, 'time', rules.now)];
  }
  const close = closeByHand(current.open, rules.now);
  return [close, ...advance(afterMoves(current, [close]), close.by, rules.now)];
}

/** The candidate hands in, or somebody in their place; what is open is closed, what was never opened stays unanswered. */
export function movesOfSubmitting(attempt: AttemptSnapshot, rules: Rules, by: ClosedBy = 'candidate'): Move[] {
  const due = movesOfTime(attempt, rules);
  const current = afterMoves(attempt, due);
  if (current.state !== 'in-progress') return due;
  const close = current.open ? [closeByHand(current.open, rules.now, by)] : [];
  return [...due, ...close, { do: 'submit', by, at: rules.now }];
}

/** The attempt as it stands once these moves are made. A question opened by them is not described: its clock is not known here. */
export function afterMoves(attempt: AttemptSnapshot, moves: readonly Move[]): AttemptSnapshot {
  return moves.reduce<AttemptSnapshot>((current, move) => {
    switch (move.do) {
      case 'close':
        return { ...current, open: null };
      case 'open':
        return { ...current, position: move.position };
      case 'submit':
        return { ...current, open: null, state: stateAfter(current.state, 'submit') };
    }
  }, attempt);
}

/** With no question open: opens the following one, or submits after the last. */
function advance(attempt: AttemptSnapshot, by: ClosedBy, now: Date): Move[] {
  if (attempt.state !== 'in-progress' || attempt.open) return [];
  return attempt.position < attempt.questionCount
    ? [{ do: 'open', position: attempt.position + 1 }]
    : [{ do: 'submit', by, at: now }];
}

function closeByTime(open: { questionId: string; closesAt: Date }): Move & { do: 'close' } {
  return { do: 'close', questionId: open.questionId, by: 'time', at: open.closesAt };
}

/** A question that the page closes after its time is closed by time, at that time: nobody gains the difference. */
function closeByHand(
  open: { questionId: string; closesAt: Date },
  now: Date,
  hand: ClosedBy = 'candidate',
): Move & { do: 'close' } {
  const by = now > open.closesAt ? 'time' : hand;
  return { do: 'close', questionId: open.questionId, by, at: earlier(now, open.closesAt) };
}

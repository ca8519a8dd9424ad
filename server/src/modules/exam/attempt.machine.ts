import { addSeconds, earlier, isOver } from './time.policy';

export const attemptStates = ['in-progress', 'submitted', 'marked'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * `TIME`: its time was over while the page was there or not; `SERVER`: the whole attempt's was; `STAFF`: somebody ended it;
 * `PROCTORING`: the candidate left the exam once too often.
 */
export const ClosedBy = {
  CANDIDATE: 'candidate',
  TIME: 'time',
  SERVER: 'server',
  STAFF: 'staff',
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
  /** Since when its clocks stand still: until then time demands nothing, and nobody moves on. */
  pausedAt: Date | null;
  /** The pause ends when a page of the candidate shows itself. */
  resumesOnReturn: boolean;
}

/** What of a handed-in attempt can be opened again. */
export interface Reopening {
  /** The question that was on the screen last. */
  lastId: string | null;
  /** It had time left when it was closed, or gets some now. */
  hasTime: boolean;
}

export type Move =
  | { do: 'close'; questionId: string; by: ClosedBy; at: Date }
  | { do: 'open'; position: number }
  | { do: 'submit'; by: ClosedBy; at: Date }
  | { do: 'pause'; at: Date }
  | { do: 'continue'; at: Date }
  | { do: 'reopen'; questionId: string | null; at: Date };

export interface Rules {
  now: Date;
  /** Allowance for answers still on their way when the clock shows zero. */
  graceSeconds: number;
}

export const attemptEvents = ['submit', 'finish-marking', 'reopen'] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  'in-progress': { submit: 'submitted' },
  submitted: { 'finish-marking': 'marked', reopen: 'in-progress' },
  marked: { reopen: 'in-progress' },
};

/** The state after an event. Where an event has no place the state stays, which makes every repetition harmless. */
export function stateAfter(state: AttemptState, event: AttemptEvent): AttemptState {
  return transitions[state][event] ?? state;
}

/** What time alone demands: close a question that ran out, submit an attempt whose time is over. */
export function movesOfTime(attempt: AttemptSnapshot, { now, graceSeconds }: Rules): Move[] {
  if (attempt.state !== 'in-progress' || attempt.pausedAt) return [];
  const { open, expiresAt } = attempt;
  const expired = now > expiresAt;
  const close = open && (expired || isOver(open.closesAt, now, graceSeconds)) ? [closeByTime(open)] : [];
  return expired ? [...close, { do: 'submit', by: 'server', at: expiresAt }] : close;
}

/** The page shows itself: time's due first, then the next question where none is open. */
export function movesOfResuming(attempt: AttemptSnapshot, rules: Rules): Move[] {
  const back: Move[] = attempt.pausedAt && attempt.resumesOnReturn ? [{ do: 'continue', at: rules.now }] : [];
  const returned = afterMoves(attempt, back);
  const due = movesOfTime(returned, rules);
  return [...back, ...due, ...advance(afterMoves(returned, due), 'time', rules.now)];
}

/** The candidate is done with a question. Naming one that is closed already changes nothing while another is open. */
export function movesOfNext(attempt: AttemptSnapshot, questionId: string, rules: Rules): Move[] {
  const due = movesOfTime(attempt, rules);
  const current = afterMoves(attempt, due);
  if (current.pausedAt) return due;
  if (current.state !== 'in-progress' || current.open?.questionId !== questionId) {
    return [...due, ...advance(current, 'time', rules.now)];
  }
  const close = closeByHand(current.open, rules.now);
  return [close, ...advance(afterMoves(current, [close]), close.by, rules.now)];
}

/** The candidate hands in; what is open is closed, what was never opened stays unanswered. */
export function movesOfSubmitting(attempt: AttemptSnapshot, rules: Rules): Move[] {
  const due = movesOfTime(attempt, rules);
  const current = afterMoves(attempt, due);
  return current.pausedAt ? due : [...due, ...handIn(current, 'candidate', rules.now)];
}

/** Staff, or the watch over the exam, ends it for the candidate, whether its clock runs or not. */
export function movesOfEnding(attempt: AttemptSnapshot, by: 'staff' | 'proctoring', rules: Rules): Move[] {
  const running = attempt.pausedAt ? movesOfContinuing(attempt, rules) : movesOfTime(attempt, rules);
  return [...running, ...handIn(afterMoves(attempt, running), by, rules.now)];
}

/** What is over by now is closed first: a pause gives nothing back. */
export function movesOfPausing(attempt: AttemptSnapshot, rules: Rules): Move[] {
  const due = movesOfTime(attempt, rules);
  const { state, pausedAt } = afterMoves(attempt, due);
  return state === 'in-progress' && !pausedAt ? [...due, { do: 'pause', at: rules.now }] : due;
}

export function movesOfContinuing({ pausedAt }: AttemptSnapshot, { now }: Rules): Move[] {
  return pausedAt ? [{ do: 'continue', at: now }] : [];
}

/** Null when there is nothing to open again: every question has been asked, and the last one ran out. */
export function movesOfReopening(
  { state, position, questionCount }: AttemptSnapshot,
  { lastId, hasTime }: Reopening,
  { now }: Rules,
): Move[] | null {
  if (state === 'in-progress') return [];
  if (lastId !== null && hasTime) return [{ do: 'reopen', questionId: lastId, at: now }];
  return position < questionCount ? [{ do: 'reopen', questionId: null, at: now }] : null;
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
      case 'pause':
        return { ...current, pausedAt: move.at };
      case 'continue':
        return continued(current, move.at);
      case 'reopen':
        return { ...current, state: stateAfter(current.state, 'reopen'), pausedAt: move.at, resumesOnReturn: true };
    }
  }, attempt);
}

/** Everything that was still to come comes later by the length of the pause. */
function continued(attempt: AttemptSnapshot, at: Date): AttemptSnapshot {
  const { pausedAt, open, expiresAt } = attempt;
  const pauseSeconds = pausedAt ? (at.getTime() - pausedAt.getTime()) / 1000 : 0;
  const later = (moment: Date) => addSeconds(moment, pauseSeconds);
  return {
    ...attempt,
    pausedAt: null,
    resumesOnReturn: false,
    expiresAt: later(expiresAt),
    open: open && { ...open, closesAt: later(open.closesAt) },
  };
}

function handIn({ state, open }: AttemptSnapshot, by: ClosedBy, now: Date): Move[] {
  if (state !== 'in-progress') return [];
  const close = open ? [closeByHand(open, now, by)] : [];
  return [...close, { do: 'submit', by, at: now }];
}

/** With no question open: opens the following one, or submits after the last. */
function advance(attempt: AttemptSnapshot, by: ClosedBy, now: Date): Move[] {
  if (attempt.state !== 'in-progress' || attempt.open || attempt.pausedAt) return [];
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

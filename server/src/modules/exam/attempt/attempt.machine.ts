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

/** The question whose clock runs. */
export interface OpenQuestion {
  questionId: string;
  position: number;
  /** How many times it was opened: 1, and one more for each return to it. */
  visit: number;
  closesAt: Date;
}

/** A question that was left with time to spare: its clock stands still until the candidate comes back. */
export interface LeftQuestion {
  questionId: string;
  position: number;
}

/** What the machine needs to know of an attempt; read under the attempt's row lock. */
export interface AttemptView {
  state: AttemptState;
  /** How many questions have been opened; 0 before the first. */
  position: number;
  questionCount: number;
  expiresAt: Date;
  /** The question whose clock runs, if one does. */
  open: OpenQuestion | null;
  /** Candidates may leave a question and come back to it; frozen at the start. */
  mayGoBack: boolean;
  /** By position; empty where nobody may go back. */
  left: LeftQuestion[];
  /** Of the question that was on the screen last; 0 before the first. */
  place: number;
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
  /** Questions that were waiting for their candidate wait again. */
  hasLeft: boolean;
}

/** Where a candidate wants to go, from the question that their page shows. */
export interface QuestionTarget {
  questionId: string;
  visit: number;
  position: number;
}

export type Transition =
  | { do: 'close'; questionId: string; by: ClosedBy; at: Date }
  | { do: 'leave'; questionId: string; position: number; at: Date }
  | { do: 'open'; position: number }
  | { do: 'return'; questionId: string; position: number }
  | { do: 'submit'; by: ClosedBy; at: Date }
  | { do: 'pause'; at: Date }
  | { do: 'continue'; at: Date }
  | { do: 'reopen'; questionId: string | null; at: Date };

export interface Rules {
  now: Date;
  /** Allowance for answers still on their way when the clock shows zero. */
  graceSeconds: number;
}

export const attemptEvents = ['submit', 'finish-marking', 'await-marking', 'reopen'] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  'in-progress': { submit: 'submitted' },
  submitted: { 'finish-marking': 'marked', reopen: 'in-progress' },
  marked: { 'await-marking': 'submitted', reopen: 'in-progress' },
};

/** The state after an event. Where an event has no place the state stays, which makes every repetition harmless. */
export function stateAfter(state: AttemptState, event: AttemptEvent): AttemptState {
  return transitions[state][event] ?? state;
}

/** What time alone demands: close a question that ran out, submit an attempt whose time is over. */
export function transitionsForTime(attempt: AttemptView, { now, graceSeconds }: Rules): Transition[] {
  if (attempt.state !== 'in-progress' || attempt.pausedAt) return [];
  const { open, expiresAt } = attempt;
  const expired = now > expiresAt;
  const close = open && (expired || isOver(open.closesAt, now, graceSeconds)) ? [closeByTime(open)] : [];
  if (!expired) return close;
  return [...close, ...closeAll(attempt.left, 'server', expiresAt), { do: 'submit', by: 'server', at: expiresAt }];
}

/** The page shows itself: time's due first, then the next question where none is open. */
export function transitionsForResuming(attempt: AttemptView, rules: Rules): Transition[] {
  const back: Transition[] = attempt.pausedAt && attempt.resumesOnReturn ? [{ do: 'continue', at: rules.now }] : [];
  const returned = afterTransitions(attempt, back);
  const due = transitionsForTime(returned, rules);
  return [...back, ...due, ...advance(afterTransitions(returned, due), 'time', rules.now)];
}

/**
 * The candidate is done with a question. Naming one that is closed already changes nothing while another is open. Where
 * candidates may go back only its time closes a question, and before that nothing changes: there `transitionsForGoing` leads on.
 */
export function transitionsForNext(attempt: AttemptView, questionId: string, rules: Rules): Transition[] {
  const due = transitionsForTime(attempt, rules);
  const current = afterTransitions(attempt, due);
  if (current.pausedAt) return due;
  if (current.state !== 'in-progress' || current.open?.questionId !== questionId) {
    return [...due, ...advance(current, 'time', rules.now)];
  }
  if (current.mayGoBack && rules.now < current.open.closesAt) return due;
  const close = closeByHand(current.open, rules.now);
  return [close, ...advance(afterTransitions(current, [close]), close.by, rules.now)];
}

/**
 * The candidate goes from the open question to one that was left, or to the first that was never opened. The clock that ran
 * stops, the other one runs. A call that names another question or visit than the open one is an old one, and changes nothing.
 */
export function transitionsForGoing(attempt: AttemptView, target: QuestionTarget, rules: Rules): Transition[] {
  const due = transitionsForTime(attempt, rules);
  const current = afterTransitions(attempt, due);
  if (current.state !== 'in-progress' || current.pausedAt || !current.mayGoBack) return due;
  const { open } = attempt;
  const isFromOpen = open?.questionId === target.questionId && open.visit === target.visit;
  const entry = isFromOpen ? entryTo(current, target.position) : [];
  if (!current.open) return [...due, ...(entry.length > 0 ? entry : advance(current, 'time', rules.now))];
  return entry.length > 0 ? [leave(current.open, rules.now), ...entry] : due;
}

/** The candidate hands in; what is open or was left is closed, what was never opened stays unanswered. */
export function transitionsForSubmitting(attempt: AttemptView, rules: Rules): Transition[] {
  const due = transitionsForTime(attempt, rules);
  const current = afterTransitions(attempt, due);
  return current.pausedAt ? due : [...due, ...handIn(current, 'candidate', rules.now)];
}

/** Staff, or the watch over the exam, ends it for the candidate, whether its clock runs or not. */
export function transitionsForEnding(attempt: AttemptView, by: 'staff' | 'proctoring', rules: Rules): Transition[] {
  const running = attempt.pausedAt ? transitionsForContinuing(attempt, rules) : transitionsForTime(attempt, rules);
  return [...running, ...handIn(afterTransitions(attempt, running), by, rules.now)];
}

/** What is over by now is closed first: a pause gives nothing back. */
export function transitionsForPausing(attempt: AttemptView, rules: Rules): Transition[] {
  const due = transitionsForTime(attempt, rules);
  const { state, pausedAt } = afterTransitions(attempt, due);
  return state === 'in-progress' && !pausedAt ? [...due, { do: 'pause', at: rules.now }] : due;
}

export function transitionsForContinuing({ pausedAt }: AttemptView, { now }: Rules): Transition[] {
  return pausedAt ? [{ do: 'continue', at: now }] : [];
}

/** Null when there is nothing to open again: every question has been asked, and the last one ran out. */
export function transitionsForReopening(
  { state, position, questionCount }: AttemptView,
  { lastId, hasTime, hasLeft }: Reopening,
  { now }: Rules,
): Transition[] | null {
  if (state === 'in-progress') return [];
  if (lastId !== null && hasTime) return [{ do: 'reopen', questionId: lastId, at: now }];
  return position < questionCount || hasLeft ? [{ do: 'reopen', questionId: null, at: now }] : null;
}

/** The attempt as it stands once these transitions are made. A question opened by them is not described: its clock is not known here. */
export function afterTransitions(attempt: AttemptView, transitions: readonly Transition[]): AttemptView {
  return transitions.reduce<AttemptView>((current, transition) => {
    switch (transition.do) {
      case 'close':
        return closed(current, transition.questionId);
      case 'leave':
        return { ...current, open: null, left: byPosition([...current.left, transition]) };
      case 'open':
        return { ...current, position: transition.position, place: transition.position };
      case 'return':
        return { ...current, ...without(current, transition.questionId), place: transition.position };
      case 'submit':
        return { ...current, open: null, left: [], state: stateAfter(current.state, 'submit') };
      case 'pause':
        return { ...current, pausedAt: transition.at };
      case 'continue':
        return continued(current, transition.at);
      case 'reopen':
        return {
          ...current,
          state: stateAfter(current.state, 'reopen'),
          pausedAt: transition.at,
          resumesOnReturn: true,
        };
    }
  }, attempt);
}

/** Everything that was still to come comes later by the length of the pause. */
function continued(attempt: AttemptView, at: Date): AttemptView {
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

function handIn({ state, open, left }: AttemptView, by: ClosedBy, now: Date): Transition[] {
  if (state !== 'in-progress') return [];
  const close = open ? [closeByHand(open, now, by)] : [];
  return [...close, ...closeAll(left, by, now), { do: 'submit', by, at: now }];
}

/** With no question open: the next one that still has time, from the last one round to the first; or submits after all. */
function advance(attempt: AttemptView, by: ClosedBy, now: Date): Transition[] {
  if (attempt.state !== 'in-progress' || attempt.open || attempt.pausedAt) return [];
  const position = followingPlace(attempt);
  return position === null ? [{ do: 'submit', by, at: now }] : entryTo(attempt, position);
}

/** Which question comes next where none is open; null when none has time left. */
export function followingPlace({ position, questionCount, left, place }: AttemptView): number | null {
  const unopened = position < questionCount ? [position + 1] : [];
  const places = [...left.map((question) => question.position), ...unopened];
  return places.find((each) => each > place) ?? places[0] ?? null;
}

/** Empty where that question is open, closed, or not the first of those that nobody has seen. */
function entryTo({ position, questionCount, left }: AttemptView, to: number): Transition[] {
  const waiting = left.find((question) => question.position === to);
  if (waiting) return [{ do: 'return', questionId: waiting.questionId, position: to }];
  return to === position + 1 && to <= questionCount ? [{ do: 'open', position: to }] : [];
}

/** What has no time left is closed for good instead. */
function leave(open: OpenQuestion, now: Date): Transition {
  const { questionId, position, closesAt } = open;
  return now < closesAt ? { do: 'leave', questionId, position, at: now } : closeByTime(open);
}

function closeAll(left: readonly LeftQuestion[], by: ClosedBy, at: Date): Transition[] {
  return left.map(({ questionId }) => ({ do: 'close', questionId, by, at }));
}

function closed({ open, ...attempt }: AttemptView, questionId: string): AttemptView {
  return { ...attempt, ...without(attempt, questionId), open: open?.questionId === questionId ? null : open };
}

const without = ({ left }: Pick<AttemptView, 'left'>, questionId: string) => ({
  left: left.filter((question) => question.questionId !== questionId),
});

function byPosition(questions: readonly LeftQuestion[]): LeftQuestion[] {
  const plain = questions.map(({ questionId, position }) => ({ questionId, position }));
  return plain.sort((a, b) => a.position - b.position);
}

function closeByTime(open: { questionId: string; closesAt: Date }): Transition & { do: 'close' } {
  return { do: 'close', questionId: open.questionId, by: 'time', at: open.closesAt };
}

/** A question that the page closes after its time is closed by time, at that time: nobody gains the difference. */
function closeByHand(
  open: { questionId: string; closesAt: Date },
  now: Date,
  hand: ClosedBy = 'candidate',
): Transition & { do: 'close' } {
  const by = now > open.closesAt ? 'time' : hand;
  return { do: 'close', questionId: open.questionId, by, at: earlier(now, open.closesAt) };
}

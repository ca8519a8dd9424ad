import { addSeconds, grantedSeconds, SUBMIT_SLACK_SECONDS } from '../time.policy';
import { LedgerKind } from './time-ledger-entry.entity';
import type { TimeLedgerEntry } from './time-ledger-entry.entity';

export type TimeFact = Pick<TimeLedgerEntry, 'kind' | 'at' | 'questionId' | 'seconds' | 'percent'>;

export interface QuestionTime {
  questionId: string;
  baseSeconds: number;
  /** Percent of the base that is added to it. */
  percent: number;
  addedSeconds: number;
  openedAt: Date | null;
  closedAt: Date | null;
  /** Since when it waits for its candidate to come back; stays where it is closed while it waits. */
  leftAt: Date | null;
  /** How long its clock stood still since it was opened: pauses, absences, and what lay between a closing and a reopening. */
  stoppedMs: number;
}

/** All that the entries of an attempt say about its time. */
export interface AttemptTimes {
  questions: ReadonlyMap<string, QuestionTime>;
  /** The question that was opened, returned to or reopened last. */
  currentId: string | null;
  percent: number;
  pausedAt: Date | null;
  submittedAt: Date | null;
  /** From when on the rest counts while no question has been opened since; null before the first entry. */
  restsFrom: Date | null;
  /** Pauses while no question was open. */
  idleMs: number;
}

/** Until they are folded nobody else holds the questions, and an entry changes them where they are. */
interface Folding extends AttemptTimes {
  questions: Map<string, QuestionTime>;
}

type Change = (times: Folding, fact: TimeFact) => Folding;

const nothing: Omit<AttemptTimes, 'questions'> = {
  currentId: null,
  percent: 0,
  pausedAt: null,
  submittedAt: null,
  restsFrom: null,
  idleMs: 0,
};

const changes: Record<LedgerKind, Change> = {
  [LedgerKind.BASE]: (times, { questionId, seconds, at }) => {
    const fresh = {
      addedSeconds: 0,
      openedAt: null,
      closedAt: null,
      leftAt: null,
      stoppedMs: 0,
      percent: times.percent,
    };
    const question = { questionId: questionId ?? '', baseSeconds: seconds ?? 0, ...fresh };
    return { ...withQuestion(times, question), restsFrom: times.restsFrom ?? at };
  },
  [LedgerKind.EXTRA_PERCENT]: (times, { percent }) => ({ ...times, ...spread(times, percent ?? 0) }),
  [LedgerKind.OPENED]: (times, { questionId, at }) => ({
    ...changed(times, questionId, () => ({ openedAt: at })),
    currentId: questionId,
    idleMs: 0,
  }),
  [LedgerKind.ADDED]: (times, { questionId, seconds }) =>
    changed(times, questionId, ({ addedSeconds }) => ({ addedSeconds: addedSeconds + (seconds ?? 0) })),
  [LedgerKind.PAUSED]: (times, { at }) => ({ ...times, pausedAt: at }),
  [LedgerKind.RESUMED]: (times, { at }) => resumed(times, at),
  [LedgerKind.CLOSED]: (times, { questionId, at }) => changed(times, questionId, () => ({ closedAt: at })),
  [LedgerKind.SUBMITTED]: (times, { at }) => ({ ...times, submittedAt: at }),
  [LedgerKind.REOPENED]: (times, { questionId, at }) => reopened(times, questionId, at),
  [LedgerKind.LEFT]: (times, { questionId, at }) => changed(times, questionId, () => ({ leftAt: at })),
  [LedgerKind.RETURNED]: (times, { questionId, at }) => ({
    ...changed(times, questionId, (question) => goingOn(question, at)),
    currentId: questionId,
    idleMs: 0,
  }),
};

/** The entries in their order, folded. Nothing else decides when a question closes or an attempt ends. */
export function foldLedger(entries: readonly TimeFact[]): AttemptTimes {
  const questions = new Map<string, QuestionTime>();
  return entries.reduce<Folding>((times, fact) => changes[fact.kind](times, fact), { ...nothing, questions });
}

/** All seconds that a question gives. */
export function allottedSeconds({ baseSeconds, percent, addedSeconds }: QuestionTime): number {
  return grantedSeconds(baseSeconds, percent) + addedSeconds;
}

/** Null before it was opened. A pause that still lasts is counted when it ends. */
export function closeOf(question: QuestionTime): Date | null {
  const { openedAt, stoppedMs } = question;
  return openedAt && new Date(addSeconds(openedAt, allottedSeconds(question)).getTime() + stoppedMs);
}

/** What a question still gives whose clock has not begun, or stands still because it was left. */
export function millisecondsLeft(question: QuestionTime): number {
  const closesAt = closeOf(question);
  const { leftAt } = question;
  return closesAt && leftAt ? closesAt.getTime() - leftAt.getTime() : allottedSeconds(question) * 1000;
}

/**
 * When the server submits by itself: the question on the screen runs out, then every other one that is still to be answered
 * would have, then the slack. Null where there are no entries.
 */
export function deadlineIn({ questions, currentId, restsFrom, idleMs }: AttemptTimes): Date | null {
  const current = currentId === null ? undefined : questions.get(currentId);
  const from = (current && closeOf(current)) ?? restsFrom;
  const waiting = [...questions.values()].filter((question) => question.openedAt === null || isLeft(question));
  const restMs = waiting.reduce((sum, question) => sum + millisecondsLeft(question), 0);
  return from && new Date(addSeconds(from, SUBMIT_SLACK_SECONDS).getTime() + restMs + idleMs);
}

/** Its clock runs, unless the whole exam is paused. */
export function isQuestionOpen({ openedAt, closedAt, leftAt }: QuestionTime): boolean {
  return openedAt !== null && closedAt === null && leftAt === null;
}

export function isLeft({ closedAt, leftAt }: QuestionTime): boolean {
  return closedAt === null && leftAt !== null;
}

export function openQuestionIn({ questions }: AttemptTimes): QuestionTime | null {
  return [...questions.values()].find(isQuestionOpen) ?? null;
}

/** More reaches the open question as well; less only those that nobody has seen: time once shown is not taken away. */
function spread(times: Folding, percent: number): Pick<Folding, 'questions' | 'percent'> {
  const questions = [...times.questions.values()].map((question) => {
    if (question.openedAt === null) return { ...question, percent };
    return question.closedAt === null ? { ...question, percent: Math.max(percent, question.percent) } : question;
  });
  return { percent, ...named(questions) };
}

function resumed(times: Folding, at: Date): Folding {
  const { pausedAt } = times;
  if (pausedAt === null) return times;
  const pauseMs = at.getTime() - pausedAt.getTime();
  const open = openQuestionIn(times);
  const running = open && changed(times, open.questionId, ({ stoppedMs }) => ({ stoppedMs: stoppedMs + pauseMs }));
  return { ...(running ?? { ...times, idleMs: times.idleMs + pauseMs }), pausedAt: null };
}

/**
 * With what a question had left when it was closed; without one the rest of the paper counts from here. Questions that were
 * waiting when the attempt was handed in wait again.
 */
function reopened(times: Folding, questionId: string | null, at: Date): Folding {
  const questions = [...times.questions.values()].map((question) =>
    question.leftAt ? { ...question, closedAt: null } : question,
  );
  const again = { ...times, ...named(questions), submittedAt: null, currentId: questionId, idleMs: 0, restsFrom: at };
  return changed(again, questionId, (question) => ({
    ...goingOn(question, at),
    percent: Math.max(question.percent, times.percent),
  }));
}

/** Its clock runs again from here, with what it had left. */
function goingOn({ stoppedMs, closedAt, leftAt }: QuestionTime, at: Date): Partial<QuestionTime> {
  const since = leftAt ?? closedAt;
  return { closedAt: null, leftAt: null, stoppedMs: stoppedMs + (since ? at.getTime() - since.getTime() : 0) };
}

const named = (questions: readonly QuestionTime[]) => ({
  questions: new Map(questions.map((question) => [question.questionId, question])),
});

function changed(
  times: Folding,
  questionId: string | null,
  change: (question: QuestionTime) => Partial<QuestionTime>,
): Folding {
  const question = questionId === null ? undefined : times.questions.get(questionId);
  return question ? withQuestion(times, { ...question, ...change(question) }) : times;
}

function withQuestion(times: Folding, question: QuestionTime): Folding {
  times.questions.set(question.questionId, question);
  return times;
}

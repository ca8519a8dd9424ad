import { COME_BACK_SECONDS } from '../../assessments';
import type { ProctoringSettings } from '../../assessments';
import { isInPause, nextPauseMs } from './pauses.policy';
import type { Pause } from './pauses.policy';
import { awayKinds } from './signal-kind';
import type { SignalExcuse, SignalKind } from './signal-kind';

/** An absence that follows another one within this time is the same one. */
const AWAY_GAP_SECONDS = 5;
const OTHER_GAP_SECONDS = 30;

/** From its beginning, what follows each other is one for so long and no longer. */
const MOST_AWAY_SECONDS = 60;
const MOST_OTHER_SECONDS = 3_600;

export interface Signal {
  kind: SignalKind;
  startedAt: Date;
  lastedMs: number;
  excuse: SignalExcuse | null;
  /** How many warnings the page had shown when it began. */
  warningsSeen: number;
}

export interface Burst {
  kind: SignalKind;
  startedAt: Date;
  endedAt: Date;
  /** For how long somebody was away in a way that counts here; moments that overlap count once. */
  awayMs: number;
  warningsSeen: number;
}

type Rules = Pick<ProctoringSettings, 'tabLeaving' | 'fullScreen' | 'minimumSeconds'>;
type Ends = Pick<ProctoringSettings, 'submitsWhenLeft' | 'warningsBeforeSubmit'>;

/** How soon something must follow to be part of the same event, and for how long such an event can grow. */
export function reachOf(kind: SignalKind): { gapSeconds: number; mostSeconds: number } {
  const isAway = awayKinds.includes(kind);
  return isAway
    ? { gapSeconds: AWAY_GAP_SECONDS, mostSeconds: MOST_AWAY_SECONDS }
    : { gapSeconds: OTHER_GAP_SECONDS, mostSeconds: MOST_OTHER_SECONDS };
}

/**
 * Whether the assessment counts this as leaving. Everything else is only noted: a page that stays in view has not been left,
 * wherever the keyboard is.
 */
export function isLeaving(kind: SignalKind, { tabLeaving, fullScreen }: Rules): boolean {
  if (kind === 'tab-hidden') return tabLeaving;
  return kind === 'full-screen-exit' && fullScreen;
}

/**
 * The signals of one event, of which there is at least one, taken together. What goes on into a pause counts up to it and not
 * beyond: who is held may go anywhere, and need not know when it ends. The end of the exam is such a pause without an end.
 */
export function burstOf(signals: readonly Signal[], rules: Rules, pauses: readonly Pause[] = []): Burst {
  const starts = signals.map(({ startedAt }) => startedAt.getTime());
  const counting = signals.filter((signal) => isCounting(signal, rules, pauses));
  const named = counting.length > 0 ? counting : signals;
  return {
    kind: plainest(named.map(({ kind }) => kind)),
    startedAt: new Date(Math.min(...starts)),
    endedAt: new Date(Math.max(...signals.map(endOf))),
    awayMs: coveredMs(counting.map((signal) => countingSpanOf(signal, pauses))),
    warningsSeen: Math.max(...signals.map(({ warningsSeen }) => warningsSeen)),
  };
}

/**
 * Whether this burst is to be counted, after so many that were. Somebody who had not been shown the last warning when it
 * began, as after a dead line, is not held to it.
 */
export function counts({ awayMs, warningsSeen }: Burst, { minimumSeconds }: Rules, warnings: number): boolean {
  return awayMs >= minimumSeconds * 1000 && warningsSeen >= warnings;
}

/** Whether the exam is handed in: where the assessment wants that, past the last warning, of somebody who stays away. */
export function isLeftForGood(warnings: number, latestAwayMs: number, { submitsWhenLeft, ...ends }: Ends): boolean {
  return submitsWhenLeft && warnings > ends.warningsBeforeSubmit && latestAwayMs >= COME_BACK_SECONDS * 1000;
}

const isCounting = ({ kind, excuse, startedAt }: Signal, rules: Rules, pauses: readonly Pause[]) =>
  excuse === null && isLeaving(kind, rules) && !isInPause(startedAt, pauses);

const endOf = ({ startedAt, lastedMs }: Signal) => startedAt.getTime() + lastedMs;

function plainest(kinds: readonly SignalKind[]): SignalKind {
  const kind = awayKinds.find((each) => kinds.includes(each)) ?? kinds[0];
  if (!kind) throw new Error('A burst has at least one signal.');
  return kind;
}

interface Span {
  from: number;
  to: number;
}

function countingSpanOf(signal: Signal, pauses: readonly Pause[]): Span {
  return { from: signal.startedAt.getTime(), to: Math.min(endOf(signal), nextPauseMs(signal.startedAt, pauses)) };
}

function coveredMs(spans: Span[]): number {
  let until = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}

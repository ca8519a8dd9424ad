import type { LivePanel_AttemptFragment } from './live-panel-generated';

/** An attempt with the moment, on this computer's clock, at which the server described it. */
export interface LiveAttempt extends LivePanel_AttemptFragment {
  receivedAt: number;
}

/** Those of whom the panel knows more than that they are there, the newest first, and how many sit besides. */
export interface LiveList {
  held: LiveAttempt[];
  beyond: number;
}

/**
 * Takes a description in, and holds no more than `most`. `isDue`: it was of somebody beyond, so the number of those may be another
 * by now.
 */
export function withHeard(
  { held, beyond }: LiveList,
  incoming: LiveAttempt,
  most: number,
): LiveList & { isDue: boolean } {
  const isKnown = held.some(({ id }) => id === incoming.id);
  const isOlder = incoming.startedAt < (held.at(-1)?.startedAt ?? '');
  if (beyond > 0 && !isKnown && (isOlder || incoming.state !== 'IN_PROGRESS')) return { held, beyond, isDue: true };
  const all = withProgress(held, incoming);
  return { held: all.slice(0, most), beyond: beyond + Math.max(0, all.length - most), isDue: false };
}

/** Takes a description in: newer replaces older, a submitted attempt leaves, the list stays in the order of starting. */
export function withProgress(attempts: LiveAttempt[], incoming: LiveAttempt): LiveAttempt[] {
  const others = attempts.filter((attempt) => attempt.id !== incoming.id);
  const known = attempts.find((attempt) => attempt.id === incoming.id);
  if (known && known.serverNow > incoming.serverNow) return attempts;
  if (incoming.state !== 'IN_PROGRESS') return others;
  return [...others, incoming].sort((one, other) => other.startedAt.localeCompare(one.startedAt));
}

/**
 * Seconds left in the open question by the server's clock: its own instants are compared with each other, and only
 * the time since the description arrived is measured here. Null between two questions and in a pause.
 */
export function liveSecondsLeft(attempt: LiveAttempt, now: number): number | null {
  if (!attempt.questionClosesAt || attempt.pausedAt) return null;
  const atReceipt = Date.parse(attempt.questionClosesAt) - Date.parse(attempt.serverNow);
  return Math.max(0, Math.ceil((atReceipt - (now - attempt.receivedAt)) / 1000));
}

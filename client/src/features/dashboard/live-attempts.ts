import type { LivePanel_AttemptFragment } from './live-panel-generated';

/** An attempt with the moment, on this computer's clock, at which the server described it. */
export interface LiveAttempt extends LivePanel_AttemptFragment {
  receivedAt: number;
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

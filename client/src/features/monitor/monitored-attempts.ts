import type { Monitor_AttemptFragment } from './monitor-generated';

/** An attempt with the moment, on this computer's clock, at which the server described it. */
export interface MonitoredAttempt extends Monitor_AttemptFragment {
  receivedAt: number;
}

/** `returning`: reopened, and the candidate is not back yet. */
export const conditions = ['offline', 'paused', 'returning', 'running', 'submitted'] as const;
export type Condition = (typeof conditions)[number];

/** A page gives a sign every ten seconds; after three of them have failed to come somebody should look. */
const OFFLINE_AFTER_SECONDS = 35;

/** The server's present, from what it said last and the time that has passed here since. */
export const serverNowOf = ({ serverNow, receivedAt }: MonitoredAttempt, now: number): number =>
  Date.parse(serverNow) + (now - receivedAt);

export function conditionOf(attempt: MonitoredAttempt, now: number): Condition {
  if (attempt.state !== 'IN_PROGRESS') return 'submitted';
  if (attempt.pausedAt) return attempt.resumesOnReturn ? 'returning' : 'paused';
  return unseenSeconds(attempt, now) > OFFLINE_AFTER_SECONDS ? 'offline' : 'running';
}

export const unseenSeconds = (attempt: MonitoredAttempt, now: number): number =>
  Math.max(0, Math.round((serverNowOf(attempt, now) - Date.parse(attempt.lastSeenAt)) / 1000));

/** Seconds left in the open question; they stand still in a pause. Null between two questions. */
export function secondsLeft(attempt: MonitoredAttempt, now: number): number | null {
  const { questionClosesAt, pausedAt } = attempt;
  if (!questionClosesAt || attempt.state !== 'IN_PROGRESS') return null;
  const at = pausedAt ? Date.parse(pausedAt) : serverNowOf(attempt, now);
  return Math.max(0, Math.ceil((Date.parse(questionClosesAt) - at) / 1000));
}

/** A newer description takes the place of an older one; one that was overtaken changes nothing. */
export function withAttempt(attempts: readonly MonitoredAttempt[], incoming: MonitoredAttempt): MonitoredAttempt[] {
  const known = attempts.find(({ id }) => id === incoming.id);
  if (!known) return [incoming, ...attempts];
  if (known.serverNow > incoming.serverNow) return [...attempts];
  return attempts.map((attempt) => (attempt === known ? incoming : attempt));
}

/** Incidents first: who has most of them, then whoever cannot be seen, is paused, or runs out of time next. */
export function attemptsInOrder(attempts: readonly MonitoredAttempt[], now: number): MonitoredAttempt[] {
  const rank = (attempt: MonitoredAttempt) => conditions.indexOf(conditionOf(attempt, now));
  const left = (attempt: MonitoredAttempt) => secondsLeft(attempt, now) ?? Number.MAX_SAFE_INTEGER;
  const isOver = (attempt: MonitoredAttempt) => Number(attempt.state !== 'IN_PROGRESS');
  return [...attempts].sort(
    (one, other) =>
      isOver(one) - isOver(other) ||
      (isOver(one) ? 0 : other.incidents - one.incidents) ||
      rank(one) - rank(other) ||
      (other.submittedAt ?? '').localeCompare(one.submittedAt ?? '') ||
      left(one) - left(other) ||
      one.id.localeCompare(other.id),
  );
}

export interface MonitorFilter {
  search: string;
  condition: Condition | null;
  hasIncidents: boolean;
}

export function attemptsMatching(attempts: readonly MonitoredAttempt[], filter: MonitorFilter, now: number) {
  const wanted = filter.search.trim().toLocaleLowerCase();
  return attempts.filter(
    (attempt) =>
      (wanted === '' || `${attempt.candidate.name} ${attempt.candidate.email}`.toLocaleLowerCase().includes(wanted)) &&
      (filter.condition === null || conditionOf(attempt, now) === filter.condition) &&
      (!filter.hasIncidents || attempt.incidents > 0),
  );
}

export function countsOf(attempts: readonly MonitoredAttempt[], now: number): Record<Condition, number> {
  const counts = { offline: 0, paused: 0, returning: 0, running: 0, submitted: 0 };
  for (const attempt of attempts) counts[conditionOf(attempt, now)]++;
  return counts;
}

/** Whether something happened that whoever watches should see. */
export const isNotable = ({
  incidents,
  unreadMessages,
  wasReopened,
}: Pick<MonitoredAttempt, 'incidents' | 'unreadMessages' | 'wasReopened'>): boolean =>
  incidents > 0 || unreadMessages > 0 || wasReopened;

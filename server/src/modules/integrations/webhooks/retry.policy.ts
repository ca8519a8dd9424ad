/** Seconds from the first try to each of them: a day in all (the schedule of Standard Webhooks). */
const OFFSETS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** A try later than planned is still this far from the one before. */
const LEAST_PAUSE_SECONDS = 5;
const DAY_MS = 86_400_000;
/** So much of the pause is left to chance, so that what failed together does not come back together. */
const JITTER = 0.1;

export interface Round {
  startedAt: Date;
  /** Tries that have been made, this one included. */
  tries: number;
  now: Date;
  /** As the receiver asked, at most a day. */
  retryAfterSeconds: number | null;
}

/** When to try again, or null when a day is over. `chance` is from 0 to 1. */
export function nextTry({ startedAt, tries, now, retryAfterSeconds }: Round, chance: number): Date | null {
  const offset = OFFSETS[tries];
  if (offset === undefined) return null;
  const pause = offset - (OFFSETS[tries - 1] ?? 0);
  const planned = startedAt.getTime() + offset * 1_000;
  const earliest = now.getTime() + LEAST_PAUSE_SECONDS * 1_000;
  const asked = now.getTime() + Math.min((retryAfterSeconds ?? 0) * 1_000, DAY_MS);
  return new Date(Math.round(Math.max(planned, earliest, asked) + chance * JITTER * pause * 1_000));
}

/** `Retry-After` in seconds from now, given as seconds or as a date; null when it is neither. */
export function readRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/u.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}

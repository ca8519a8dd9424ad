/** `calm`, then `low` in the last fifth, then `last` in the last ten seconds. */
export type Tone = 'calm' | 'low' | 'last';

const LAST_SECONDS = 10;
const LOW_SHARE = 0.2;

/** Whole seconds for the face of the clock; zero is shown when time is over and not a moment earlier. */
export const shownSeconds = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / 1000));

export function clockTone(remainingMs: number, durationSeconds: number): Tone {
  if (remainingMs <= LAST_SECONDS * 1000) return 'last';
  return remainingMs <= durationSeconds * 1000 * LOW_SHARE ? 'low' : 'calm';
}

/** The moments, in seconds left, at which a screen reader is told: half the time, 30 s and 10 s, if they lie apart. */
export function announcementsOf(durationSeconds: number): number[] {
  const half = Math.round(durationSeconds / 2);
  return [half, 30, LAST_SECONDS].filter((at, index, all) => at < durationSeconds && (index > 0 || at > (all[1] ?? 0)));
}

/** The announcement that is due between two looks at the clock: the latest, if several were slept through. */
export function announcementBetween(before: number, now: number, durationSeconds: number): number | null {
  const due = announcementsOf(durationSeconds).filter((at) => now <= at && at < before);
  return due.length > 0 ? Math.min(...due) : null;
}

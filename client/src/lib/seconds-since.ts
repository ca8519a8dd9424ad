/** Nobody counts seconds below it. */
const NOW_SECONDS = 5;

/** Whole seconds between two values of `Date.now()`; null of what was just now. */
export function secondsSince(then: number, now: number): number | null {
  const seconds = Math.round((now - then) / 1000);
  return seconds < NOW_SECONDS ? null : seconds;
}

const FIRST_MS = 500;
const MOST_MS = 5_000;
const LEAST_MS = 250;

/**
 * How long to wait after so many failures in a row: at most 0.5, 1, 2, 4, then 5 s, and anything between half of that and
 * all of it, so that a room full of candidates does not come back in one instant. What the failed try itself took, as one
 * that ran into its timeout does, has been waiting as well.
 */
export function backoffMs(failures: number, spentMs = 0, random: () => number = Math.random): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(LEAST_MS, most / 2 + (random() * most) / 2 - spentMs);
}

/** A place among fewer says nothing, and may say who the others are. */
export const SMALLEST_GROUP = 10;

export interface GroupPlace {
  below: number;
  /** With this one. */
  alike: number;
  groupSize: number;
}

/** 1 to 99; null in a group that is too small. */
export function percentileRank({ below, alike, groupSize }: GroupPlace): number | null {
  if (groupSize < SMALLEST_GROUP) return null;
  const rank = Math.round((100 * (below + alike / 2)) / groupSize);
  return Math.min(99, Math.max(1, rank));
}

/** One standard error up or down leads across the pass mark. Percentages are whole, as results are. */
export function isTooClose(percentage: number, standardError: number, passMark: number): boolean {
  const lowest = Math.max(0, Math.ceil(percentage - standardError));
  const highest = Math.min(100, Math.floor(percentage + standardError));
  return lowest >= passMark !== highest >= passMark;
}

import type { ValueTransformer } from 'typeorm';

/** Points are counted in whole hundredths inside the server, so that no sum of marks meets a binary fraction. */
export type Hundredths = number;

export function hundredthsOf(points: number | string): Hundredths {
  return Math.round(Number(points) * 100);
}

export function pointsOf(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** For a `numeric(…, 2)` column. */
export const hundredthsColumn: ValueTransformer = {
  to: (value: Hundredths | null) => (value === null ? null : pointsOf(value)),
  from: (numeric: string | null) => (numeric === null ? null : hundredthsOf(numeric)),
};

/** Integer part of score / total × 100; 0 when the total is 0. */
export function percentageOf(score: Hundredths, total: Hundredths): number {
  return total === 0 ? 0 : Math.floor((score * 100) / total);
}

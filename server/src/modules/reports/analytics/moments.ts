/** Sums over a column of numbers; variances and covariances are those of a sample (divided by n − 1). */
export type Column = Float64Array;

export function mean(column: Column): number {
  let sum = 0;
  for (const value of column) sum += value;
  return sum / column.length;
}

/** Null for fewer than two values. */
export function covariance(a: Column, b: Column): number | null {
  const n = a.length;
  if (n < 2) return null;
  const meanA = mean(a);
  const meanB = mean(b);
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += ((a[i] ?? 0) - meanA) * ((b[i] ?? 0) - meanB);
  return sum / (n - 1);
}

export const variance = (column: Column): number | null => covariance(column, column);

/** Of a sorted copy; the mean of the middle two when there is no middle one. NaN for an empty column. */
export function median(column: Column): number {
  const sorted = Float64Array.from(column).sort();
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/** The mean of (value − mean)^power. */
export function centralMoment(column: Column, power: number): number {
  const centre = mean(column);
  let sum = 0;
  for (const value of column) sum += (value - centre) ** power;
  return sum / column.length;
}

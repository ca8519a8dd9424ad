/** Sums over a column of numbers; variances and covariances are those of a sample (divided by n − 1). */
export type NumberColumn = Float64Array;

export function mean(column: NumberColumn): number {
  let sum = 0;
  for (const value of column) sum += value;
  return sum / column.length;
}

export interface Spreads {
  /** Variance of the first column. */
  own: number;
  /** Variance of the second. */
  other: number;
  /** Their covariance. */
  together: number;
}

/** Null for fewer than two values. */
export function spreadsOf(a: NumberColumn, b: NumberColumn): Spreads | null {
  const n = a.length;
  if (n < 2) return null;
  const meanA = mean(a);
  const meanB = mean(b);
  let [own, other, together] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const fromA = (a[i] ?? 0) - meanA;
    const fromB = (b[i] ?? 0) - meanB;
    own += fromA * fromA;
    other += fromB * fromB;
    together += fromA * fromB;
  }
  return { own: own / (n - 1), other: other / (n - 1), together: together / (n - 1) };
}

export const variance = (column: NumberColumn): number | null => spreadsOf(column, column)?.own ?? null;

/** Marks are hundredths of points. */
const HUNDREDTHS = 100;
/** More different marks than this are sorted by comparing. */
const MOST_COUNTED = 1_000_000;

/** A sorted copy. Counts how often each mark occurs, which for many attempts is far quicker than comparing them. */
export function sorted(column: NumberColumn): NumberColumn {
  const [least, most] = rangeOf(column);
  if (!(most - least < MOST_COUNTED)) return Float64Array.from(column).sort();
  const counts = new Uint32Array(most - least + 1);
  for (const value of column) {
    const place = Math.round(value * HUNDREDTHS) - least;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const copy = new Float64Array(column.length);
  let from = 0;
  for (let index = 0; index < counts.length; index += 1) {
    const count = counts[index] ?? 0;
    if (count > 0) copy.fill((least + index) / HUNDREDTHS, from, (from += count));
  }
  return copy;
}

function rangeOf(column: NumberColumn): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of column) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [Math.round(least * HUNDREDTHS), Math.round(most * HUNDREDTHS)];
}

/** Of a sorted copy; the mean of the middle two when there is no middle one. NaN for an empty column. */
export function median(column: NumberColumn): number {
  const inOrder = sorted(column);
  const half = inOrder.length / 2;
  const upper = inOrder[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((inOrder[half - 1] ?? upper) + upper) / 2 : upper;
}

/** The mean of (value − mean)^power. */
export function centralMoment(column: NumberColumn, power: number): number {
  const centre = mean(column);
  let sum = 0;
  for (const value of column) sum += (value - centre) ** power;
  return sum / column.length;
}

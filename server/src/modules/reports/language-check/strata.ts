import type { NumberColumn } from '../analytics';
import type { Stratum } from './differential-functioning';

/** With more totals than this, people are put into groups. */
const MOST_TOTALS = 30;
const GROUPS = 10;

/** For each person the number of their stratum: that of their total, or one of ten groups of equal size where totals differ much. */
export function stratify(totals: NumberColumn): Int32Array {
  const values = Float64Array.from(new Set(totals)).sort();
  if (values.length <= MOST_TOTALS) return numbered(totals, values);
  const sorted = Float64Array.from(totals).sort();
  const ends = Array.from(
    { length: GROUPS - 1 },
    (_, at) => sorted[Math.ceil(((at + 1) * sorted.length) / GROUPS) - 1] ?? 0,
  );
  return numbered(totals, Float64Array.from(new Set(ends)), true);
}

/** The place of each total among the values: its own, or that of the first one not below it. */
function numbered(totals: NumberColumn, values: Float64Array, isBounded = false): Int32Array {
  const places = new Int32Array(totals.length);
  for (const [at, total] of totals.entries()) places[at] = placeOf(values, total, isBounded);
  return places;
}

function placeOf(values: Float64Array, total: number, isBounded: boolean): number {
  let [low, high] = [0, isBounded ? values.length : values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < total) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nobody = (): Stratum => ({
  reference: 0,
  focal: 0,
  referencePoints: 0,
  focalPoints: 0,
  referenceSquares: 0,
  focalSquares: 0,
});

/** Marks summed up by stratum; `isFocal` is 1 for those of the other language. */
export function tally(marks: NumberColumn, strata: Int32Array, isFocal: Uint8Array): Stratum[] {
  const found: Stratum[] = [];
  for (const [at, mark] of marks.entries()) {
    const stratum = (found[strata[at] ?? 0] ??= nobody());
    if (isFocal[at] === 1) {
      stratum.focal += 1;
      stratum.focalPoints += mark;
      stratum.focalSquares += mark * mark;
    } else {
      stratum.reference += 1;
      stratum.referencePoints += mark;
      stratum.referenceSquares += mark * mark;
    }
  }
  // Without the holes that strata of nobody leave.
  return Object.values(found);
}

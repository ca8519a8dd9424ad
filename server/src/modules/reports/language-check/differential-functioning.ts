import { chanceOf } from './chi-square';

/**
 * Whether people who are equally able do equally well on a question in either language. Formulas: Holland & Thayer 1988
 * (Mantel–Haenszel), Robins, Breslow & Greenland 1986 (its variance), Dorans & Kulick 1986 (standardised difference), Mantel 1963 and Zwick &
 * Thayer 1996 (several points), and the classes of the Educational Testing Service.
 */
export interface DifferentialFunctioning {
  /** Mantel–Haenszel for right and wrong, Mantel for several points. */
  method: 'MANTEL_HAENSZEL' | 'MANTEL';
  /** Common odds ratio; null for several points, and where no stratum tells. */
  alpha: number | null;
  chiSquare: number | null;
  /** How likely such a χ² is where there is no difference at all. */
  p: number | null;
  /** MH D-DIF: below zero it is harder for the focal group. */
  delta: number | null;
  deltaError: number | null;
  /** Standardised difference in points of the question; below zero it is harder for the focal group. */
  difference: number | null;
  /** Standardised difference in standard deviations of the question; for several points. */
  effectSize: number | null;
  /** A negligible, B moderate, C large; null where nothing can be told. */
  strength: 'A' | 'B' | 'C' | null;
}

/** People of one ability: how many of each group, the sum of their points and of the squares of these. */
export interface Stratum {
  reference: number;
  focal: number;
  referencePoints: number;
  focalPoints: number;
  referenceSquares: number;
  focalSquares: number;
}

const SIGNIFICANT = 0.05;
/** One-sided, at 0.05. */
const Z = 1.645;
const DELTA = -2.35;
const MODERATE = { delta: 1, effect: 0.17 };
const LARGE = { delta: 1.5, effect: 0.25 };

/** Of people who got everything or nothing; `maximum` is what everything is. Strata with one group only tell nothing. */
export function mantelHaenszel(all: readonly Stratum[], maximum: number): DifferentialFunctioning {
  const strata = all.filter(hasBoth);
  const sums = { r: 0, s: 0, pr: 0, mixed: 0, qs: 0, right: 0, expected: 0, variance: 0 };
  for (const stratum of strata) addTable(sums, stratum, maximum);
  const alpha = sums.s > 0 && sums.r > 0 ? sums.r / sums.s : null;
  const delta = alpha === null ? null : DELTA * Math.log(alpha);
  const ofLog = sums.pr / (2 * sums.r ** 2) + sums.mixed / (2 * sums.r * sums.s) + sums.qs / (2 * sums.s ** 2);
  const deltaError = alpha === null ? null : Math.abs(DELTA) * Math.sqrt(ofLog);
  const gap = Math.abs(sums.right - sums.expected);
  const chiSquare = sums.variance > 0 ? corrected(gap) ** 2 / sums.variance : null;
  const p = chiSquare === null ? null : chanceOf(chiSquare);
  const difference = standardised(strata);
  return {
    method: 'MANTEL_HAENSZEL',
    alpha,
    chiSquare,
    p,
    delta,
    deltaError,
    difference,
    effectSize: null,
    strength: delta === null || deltaError === null || p === null ? null : classOfDelta(delta, deltaError, p),
  };
}

/** Of people who got some of several points. */
export function mantel(all: readonly Stratum[]): DifferentialFunctioning {
  const strata = all.filter(hasBoth);
  let [focal, expected, variance] = [0, 0, 0];
  for (const { reference: nr, focal: nf, referencePoints, focalPoints, referenceSquares, focalSquares } of strata) {
    const [n, sum, squares] = [nr + nf, referencePoints + focalPoints, referenceSquares + focalSquares];
    focal += focalPoints;
    expected += (nf / n) * sum;
    variance += ((nr * nf) / (n * n * (n - 1))) * (n * squares - sum * sum);
  }
  const chiSquare = variance > 0 ? (focal - expected) ** 2 / variance : null;
  const p = chiSquare === null ? null : chanceOf(chiSquare);
  const difference = standardised(strata);
  const spread = pooledDeviation(all);
  const effectSize = difference === null || spread === null ? null : difference / spread;
  return {
    method: 'MANTEL',
    alpha: null,
    chiSquare,
    p,
    delta: null,
    deltaError: null,
    difference,
    effectSize,
    strength: effectSize === null || p === null ? null : classOfEffect(effectSize, p),
  };
}

/** For continuity, as R does it: where the gap is smaller than the correction there is none. */
const corrected = (gap: number): number => (gap >= 0.5 ? gap - 0.5 : gap);

const hasBoth = ({ reference, focal }: Stratum): boolean => reference > 0 && focal > 0;

type Sums = Record<'r' | 's' | 'pr' | 'mixed' | 'qs' | 'right' | 'expected' | 'variance', number>;

function addTable(
  sums: Sums,
  { reference: nr, focal: nf, referencePoints, focalPoints }: Stratum,
  maximum: number,
): void {
  const [a, c] = [referencePoints / maximum, focalPoints / maximum];
  const [b, d, t] = [nr - a, nf - c, nr + nf];
  const [p, q, r, s] = [(a + d) / t, (b + c) / t, (a * d) / t, (b * c) / t];
  sums.r += r;
  sums.s += s;
  sums.pr += p * r;
  sums.mixed += p * s + q * r;
  sums.qs += q * s;
  sums.right += a;
  sums.expected += (nr * (a + c)) / t;
  sums.variance += (nr * nf * (a + c) * (b + d)) / (t * t * (t - 1));
}

function standardised(strata: readonly Stratum[]): number | null {
  const focal = strata.reduce((sum, stratum) => sum + stratum.focal, 0);
  if (focal === 0) return null;
  const weighted = strata.reduce(
    (sum, one) => sum + one.focal * (one.focalPoints / one.focal - one.referencePoints / one.reference),
    0,
  );
  return weighted / focal;
}

/** Standard deviation of the points within the two groups. */
function pooledDeviation(strata: readonly Stratum[]): number | null {
  const total = (value: (one: Stratum) => number) => strata.reduce((sum, one) => sum + value(one), 0);
  const [reference, focal] = [total((one) => one.reference), total((one) => one.focal)];
  if (reference === 0 || focal === 0 || reference + focal < 3) return null;
  const ofReference = total((one) => one.referenceSquares) - total((one) => one.referencePoints) ** 2 / reference;
  const ofFocal = total((one) => one.focalSquares) - total((one) => one.focalPoints) ** 2 / focal;
  const variance = (ofReference + ofFocal) / (reference + focal - 2);
  return variance > 0 ? Math.sqrt(variance) : null;
}

function classOfDelta(delta: number, error: number, p: number): 'A' | 'B' | 'C' {
  const size = Math.abs(delta);
  if (size < MODERATE.delta || p >= SIGNIFICANT) return 'A';
  return size >= LARGE.delta && (size - MODERATE.delta) / error > Z ? 'C' : 'B';
}

function classOfEffect(effect: number, p: number): 'A' | 'B' | 'C' {
  const size = Math.abs(effect);
  if (size <= MODERATE.effect || p >= SIGNIFICANT) return 'A';
  return size > LARGE.effect ? 'C' : 'B';
}

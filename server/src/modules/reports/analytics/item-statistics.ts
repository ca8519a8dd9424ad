import { centralMoment, mean, median, sorted, spreadsOf, variance } from './moments';
import type { NumberColumn } from './moments';

/** The marks of one question: one per attempt, in the same order for every question; what was left out counts 0. */
export interface ItemMarks {
  maximum: number;
  marks: NumberColumn;
}

/**
 * What a question's marks say about it, in percent but for `sd`. Formulas: Moodle's quiz statistics (docs.moodle.org,
 * "Quiz statistics calculations"). Null where the sample gives no value: fewer than two attempts, or no spread.
 */
export interface ItemStatistics {
  /** 100 · mean / maximum: how easy it was. */
  facility: number | null;
  sd: number | null;
  /** 100 · correlation of the mark with the rest of the total (item–rest correlation). */
  discrimination: number | null;
  /** 100 · covariance with the rest / the greatest covariance that these marks allow. */
  efficiency: number | null;
  /** 100 · maximum / sum of maxima. */
  intendedWeight: number | null;
  /** Share in the spread of the totals; null, and flagged, when the question works against the total. */
  effectiveWeight: number | null;
  isAgainstTotal: boolean;
}

/** What the totals say about the whole paper; marks, not percentages, but for alpha and error ratio (0 to 1). */
export interface PaperStatistics {
  attempts: number;
  mean: number | null;
  median: number | null;
  sd: number | null;
  /** Cronbach's alpha; below zero the questions do not measure one thing. */
  alpha: number | null;
  /** √(1 − alpha). */
  errorRatio: number | null;
  /** Standard error of measurement: sd · √(1 − alpha). */
  standardError: number | null;
  skewness: number | null;
  kurtosis: number | null;
}

export type Compared = Pick<ItemStatistics, 'sd' | 'discrimination' | 'efficiency'> & { pull: number | null };

const nothing: Compared = { sd: null, discrimination: null, efficiency: null, pull: null };

/** `compared` holds each question against the rest, in their order. */
export function weigh(items: readonly ItemMarks[], compared: readonly Compared[]): ItemStatistics[] {
  const maxima = items.reduce((sum, { maximum }) => sum + maximum, 0);
  const pullSum = compared.reduce((sum, { pull }) => sum + (pull !== null && pull > 0 ? Math.sqrt(pull) : 0), 0);
  return items.map((item, index) => {
    const { pull, ...figures } = compared[index] ?? nothing;
    const isAgainstTotal = pull !== null && pull < 0;
    return {
      ...figures,
      facility: facilityOf(item),
      intendedWeight: maxima > 0 ? (100 * item.maximum) / maxima : 0,
      effectiveWeight: pull === null || isAgainstTotal || pullSum === 0 ? null : (100 * Math.sqrt(pull)) / pullSum,
      isAgainstTotal,
    };
  });
}

/**
 * Of a question that was drawn for some attempts only, against the whole totals of those: what each of them was asked
 * besides differs, so there is no common rest, and its share in the spread cannot be told.
 */
export function drawnItemStatistics(item: ItemMarks, totals: NumberColumn): ItemStatistics {
  const { sd, discrimination, efficiency } = compare(item.marks, totals);
  const isAgainstTotal = discrimination !== null && discrimination < 0;
  return {
    sd,
    discrimination,
    efficiency,
    isAgainstTotal,
    facility: facilityOf(item),
    intendedWeight: null,
    effectiveWeight: null,
  };
}

export function paperStatistics(items: readonly ItemMarks[], totals = attemptTotals(items)): PaperStatistics {
  const n = totals.length;
  const spread = variance(totals);
  const sd = spread === null ? null : Math.sqrt(spread);
  const alpha = alphaOf(items, spread);
  const errorRatio = alpha === null ? null : Math.sqrt(Math.max(0, 1 - alpha));
  return {
    attempts: n,
    mean: n > 0 ? mean(totals) : null,
    median: n > 0 ? median(totals) : null,
    sd,
    alpha,
    errorRatio,
    standardError: sd === null || errorRatio === null ? null : sd * errorRatio,
    ...shapeOf(totals),
  };
}

/** Of each attempt. */
export function attemptTotals(items: readonly ItemMarks[]): NumberColumn {
  const totals = new Float64Array(items[0]?.marks.length ?? 0);
  for (const { marks } of items) {
    for (let i = 0; i < totals.length; i += 1) totals[i] = (totals[i] ?? 0) + (marks[i] ?? 0);
  }
  return totals;
}

function facilityOf({ marks, maximum }: ItemMarks): number | null {
  return marks.length > 0 && maximum > 0 ? (100 * mean(marks)) / maximum : null;
}

/** The covariance with the total, its pull, is that with the rest and the question's own variance. */
export function againstRest({ marks }: ItemMarks, totals: NumberColumn): Compared {
  const rest = new Float64Array(totals.length);
  for (let i = 0; i < rest.length; i += 1) rest[i] = (totals[i] ?? 0) - (marks[i] ?? 0);
  return compare(marks, rest);
}

function compare(marks: NumberColumn, others: NumberColumn): Compared {
  const spreads = spreadsOf(marks, others);
  if (!spreads) return nothing;
  const { own, other, together } = spreads;
  const scale = Math.sqrt(own * other);
  const most = spreadsOf(sorted(marks), sorted(others))?.together;
  return {
    sd: Math.sqrt(own),
    discrimination: scale === 0 ? null : (100 * together) / scale,
    efficiency: most ? (100 * together) / most : null,
    pull: together + own,
  };
}

function alphaOf(items: readonly ItemMarks[], spread: number | null): number | null {
  const k = items.length;
  if (k < 2 || !spread) return null;
  const own = items.reduce((sum, { marks }) => sum + (variance(marks) ?? 0), 0);
  return (k / (k - 1)) * (1 - own / spread);
}

/** Unbiased estimates from the k-statistics; skewness needs three attempts, kurtosis four, both a spread. */
function shapeOf(totals: NumberColumn): Pick<PaperStatistics, 'skewness' | 'kurtosis'> {
  const n = totals.length;
  const m2 = n > 2 ? centralMoment(totals, 2) : 0;
  if (m2 === 0) return { skewness: null, kurtosis: null };
  const k2 = (n * m2) / (n - 1);
  const k3 = (n ** 2 * centralMoment(totals, 3)) / ((n - 1) * (n - 2));
  const skewness = k3 / k2 ** 1.5;
  if (n < 4) return { skewness, kurtosis: null };
  const m4 = centralMoment(totals, 4);
  const k4 = (n ** 2 * ((n + 1) * m4 - 3 * (n - 1) * m2 ** 2)) / ((n - 1) * (n - 2) * (n - 3));
  return { skewness, kurtosis: k4 / k2 ** 2 };
}

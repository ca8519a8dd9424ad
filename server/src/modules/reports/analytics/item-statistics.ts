import { centralMoment, covariance, mean, median, variance } from './moments';
import type { Column } from './moments';

/** The marks of one question: one per attempt, in the same order for every question; what was left out counts 0. */
export interface ItemMarks {
  maximum: number;
  marks: Column;
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

export function itemStatistics(items: readonly ItemMarks[]): ItemStatistics[] {
  const totals = totalsOf(items);
  const maxima = items.reduce((sum, { maximum }) => sum + maximum, 0);
  const pulls = items.map(({ marks }) => covariance(marks, totals));
  const pullSum = pulls.reduce<number>((sum, pull) => sum + (pull !== null && pull > 0 ? Math.sqrt(pull) : 0), 0);
  return items.map((item, index) => {
    const pull = pulls[index] ?? null;
    const isAgainstTotal = pull !== null && pull < 0;
    return {
      ...againstRest(item, totals),
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
export function drawnItemStatistics(item: ItemMarks, totals: Column): ItemStatistics {
  const { sd, discrimination, efficiency } = compare(item.marks, totals);
  const isAgainstTotal = discrimination !== null && discrimination < 0;
  return {
    ...{ sd, discrimination, efficiency, isAgainstTotal },
    facility: facilityOf(item),
    intendedWeight: null,
    effectiveWeight: null,
  };
}

export function paperStatistics(items: readonly ItemMarks[]): PaperStatistics {
  const totals = totalsOf(items);
  const n = totals.length;
  const spread = variance(totals);
  const sd = spread === null ? null : Math.sqrt(spread);
  const alpha = alphaOf(items, spread);
  const errorRatio = alpha === null ? null : Math.sqrt(Math.max(0, 1 - alpha));
  return {
    attempts: n,
    mean: n > 0 ? mean(totals) : null,
    median: n > 0 ? median(totals) : null,
    ...{ sd, alpha, errorRatio },
    standardError: sd === null || errorRatio === null ? null : sd * errorRatio,
    ...shapeOf(totals),
  };
}

function totalsOf(items: readonly ItemMarks[]): Column {
  const totals = new Float64Array(items[0]?.marks.length ?? 0);
  for (const { marks } of items) marks.forEach((mark, index) => (totals[index] = (totals[index] ?? 0) + mark));
  return totals;
}

function facilityOf({ marks, maximum }: ItemMarks): number | null {
  return marks.length > 0 && maximum > 0 ? (100 * mean(marks)) / maximum : null;
}

function againstRest({ marks }: ItemMarks, totals: Column) {
  return compare(
    marks,
    totals.map((total, index) => total - (marks[index] ?? 0)),
  );
}

function compare(marks: Column, others: Column): Pick<ItemStatistics, 'sd' | 'discrimination' | 'efficiency'> {
  const own = variance(marks);
  const scale = Math.sqrt((own ?? 0) * (variance(others) ?? 0));
  const together = covariance(marks, others);
  const most = covariance(Float64Array.from(marks).sort(), Float64Array.from(others).sort());
  return {
    sd: own === null ? null : Math.sqrt(own),
    discrimination: together === null || scale === 0 ? null : (100 * together) / scale,
    efficiency: together === null || !most ? null : (100 * together) / most,
  };
}

function alphaOf(items: readonly ItemMarks[], spread: number | null): number | null {
  const k = items.length;
  if (k < 2 || !spread) return null;
  const own = items.reduce((sum, { marks }) => sum + (variance(marks) ?? 0), 0);
  return (k / (k - 1)) * (1 - own / spread);
}

/** Unbiased estimates from the k-statistics; skewness needs three attempts, kurtosis four, both a spread. */
function shapeOf(totals: Column): Pick<PaperStatistics, 'skewness' | 'kurtosis'> {
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

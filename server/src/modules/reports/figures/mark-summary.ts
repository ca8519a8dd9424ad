import { bandOf } from '../../assessments';
import type { GradeBand } from '../../assessments';
import type { PercentageCount } from './assessment-marks.loader';

/** The integer part of the mean; null when there is nothing to take it of. */
export function averageOf(percentages: readonly PercentageCount[]): number | null {
  const total = percentages.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return Math.floor(percentages.reduce((sum, { percentage, count }) => sum + percentage * count, 0) / total);
}

/** Every band in its order, also those that nobody reached. */
export function sharesOf(bands: readonly GradeBand[], percentages: readonly PercentageCount[]) {
  return bands.map((band) => {
    const inside = percentages.filter(({ percentage }) => bandOf(bands, percentage) === band);
    return { band, count: inside.reduce((sum, { count }) => sum + count, 0) };
  });
}

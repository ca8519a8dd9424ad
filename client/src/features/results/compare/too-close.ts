import type { ResultStatus } from '../../../graphql/schema-generated';

interface Measured {
  percentage: number;
  /** In percentage points; null where too few results say anything about it. */
  standardError: number | null;
  status: ResultStatus;
}

/**
 * Whom of the others the figures do not tell apart from the one in this place: the difference of two results has the errors
 * of both, so it says something only from their root of squares on. A result that can still rise is compared with nobody.
 */
export function tooCloseTo(results: readonly Measured[], place: number): number[] {
  const one = results[place];
  if (!one) return [];
  return results.flatMap((other, index) => (index !== place && isTooClose(one, other) ? [index] : []));
}

function isTooClose(one: Measured, other: Measured): boolean {
  if (one.status === 'UNDER_REVIEW' || other.status === 'UNDER_REVIEW') return false;
  if (one.standardError === null || other.standardError === null) return false;
  return Math.abs(one.percentage - other.percentage) < Math.hypot(one.standardError, other.standardError);
}

import { bandOf } from '../../assessments';
import type { GradeBand } from '../../assessments';
import { ResultStatus } from './result.entity';

/** The grade of a result. Under review there is none: every figure can still rise. */
export function heldBand(result: {
  gradeBands: readonly GradeBand[];
  percentage: number;
  status: ResultStatus;
}): GradeBand | null {
  return result.status === ResultStatus.UNDER_REVIEW ? null : bandOf(result.gradeBands, result.percentage);
}

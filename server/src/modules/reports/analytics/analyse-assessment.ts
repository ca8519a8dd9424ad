import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import { AssessmentMarksLoader } from '../assessment-marks.loader';
import type { PercentageCount } from '../assessment-marks.loader';
import { sharesOf } from '../mark-summary';
import { analyseQuestions } from './analyse-questions';
import { AssessmentAnalyticsQueries } from './assessment-analytics.queries';
import type { AssessmentAnalytics, ScoreBin } from './assessment-analytics.type';

/** Below this, reliability and discrimination move with every further result. */
const SMALL_SAMPLE = 30;
const BINS = 10;
const BIN_WIDTH = 100 / BINS;

@Injectable()
export class AnalyseAssessment {
  constructor(
    private readonly assessments: Assessments,
    private readonly marks: AssessmentMarksLoader,
    private readonly queries: AssessmentAnalyticsQueries,
  ) {}

  /** @throws AssessmentNotFound */
  async execute(viewer: Viewer, assessmentId: string): Promise<AssessmentAnalytics> {
    const { id, gradeBands } = await this.assessments.find(viewer, assessmentId);
    const [percentages, marked, counts, averageSeconds] = await Promise.all([
      this.marks.percentagesOf(id),
      this.queries.markedQuestions(id),
      this.queries.choiceCounts(id),
      this.queries.averageSeconds(id),
    ]);
    const results = percentages.reduce((sum, { count }) => sum + count, 0);
    return {
      results,
      isSmallSample: results < SMALL_SAMPLE,
      distribution: binsOf(percentages),
      bands: sharesOf(gradeBands, percentages),
      averageSeconds,
      ...analyseQuestions(marked, counts),
    };
  }
}

function binsOf(percentages: readonly PercentageCount[]): ScoreBin[] {
  return Array.from({ length: BINS }, (_, index) => {
    const inside = percentages.filter(
      ({ percentage }) => Math.min(BINS - 1, Math.floor(percentage / BIN_WIDTH)) === index,
    );
    const count = inside.reduce((sum, row) => sum + row.count, 0);
    return { from: index * BIN_WIDTH, to: (index + 1) * BIN_WIDTH, count };
  });
}

import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import { AssessmentMarksLoader, averageOf, sharesOf } from '../figures';
import type { PercentageCount } from '../figures';
import { analyseQuestions } from './analyse-questions';
import type { AssessmentAnalytics, ScoreBin } from './assessment-analytics';
import { ReadMarkedPapers } from './marked-papers';

/** Below this, reliability and discrimination move with every further result. */
const SMALL_SAMPLE = 30;
const BINS = 10;
const BIN_WIDTH = 100 / BINS;

@Injectable()
export class AnalyseAssessment {
  constructor(
    private readonly assessments: Assessments,
    private readonly marks: AssessmentMarksLoader,
    private readonly papers: ReadMarkedPapers,
  ) {}

  /** @throws AssessmentNotFound */
  async execute(viewer: Viewer, assessmentId: string, language: ContentLanguage | null): Promise<AssessmentAnalytics> {
    const { id, gradeBands } = await this.assessments.find(viewer, assessmentId);
    const [percentages, { averageSeconds, averageTotalScore, results: _languages, ...papers }] = await Promise.all([
      language ? this.marks.percentagesIn(id, language) : this.marks.percentagesOf(id),
      this.papers.of(id, language),
    ]);
    const results = percentages.reduce((sum, { count }) => sum + count, 0);
    return {
      results,
      language,
      isSmallSample: results < SMALL_SAMPLE,
      distribution: binsOf(percentages),
      bands: sharesOf(gradeBands, percentages),
      averagePercentage: averageOf(percentages),
      averageTotalScore,
      averageSeconds,
      ...(await analyseQuestions(papers)),
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

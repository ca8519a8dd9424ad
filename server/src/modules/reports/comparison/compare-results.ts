import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { nodesOf } from '../../../platform/graphql';
import type { ConnectionOf, LongPageArgs } from '../../../platform/graphql';
import { Assessments } from '../../assessments';
import { hides, ReportHiding, Results } from '../../grading';
import { ComparableResultsQueries } from './comparable-results.queries';
import { compareQuestions, compareSkills } from './compare';
import type { ComparableResult, ResultComparison } from './result-comparison';

const MOST_COMPARED = 6;

@Injectable()
export class CompareResults {
  constructor(
    private readonly assessments: Assessments,
    private readonly results: Results,
    private readonly hiding: ReportHiding,
    private readonly queries: ComparableResultsQueries,
  ) {}

  /** Who can be compared, best first; nameless where the report options hide who it was. @throws AssessmentNotFound */
  async choices(viewer: Viewer, assessmentId: string, args: LongPageArgs): Promise<ConnectionOf<ComparableResult>> {
    const { id, reportOptions } = await this.assessments.find(viewer, assessmentId);
    const isNameless = hides(await this.hiding.of(viewer, id, reportOptions), 'CANDIDATE_INFORMATION');
    return nodesOf(await this.queries.of(viewer, id, args), ({ id: attemptId, name, ...row }) => ({
      ...row,
      reference: attemptId.slice(0, 8).toUpperCase(),
      name: isNameless ? null : name,
    }));
  }

  /** @throws AssessmentNotFound, ResultNotFound, InvalidInput at `candidateIds` */
  async execute(viewer: Viewer, assessmentId: string, candidateIds: readonly string[]): Promise<ResultComparison> {
    await this.assessments.find(viewer, assessmentId);
    const wanted = [...new Set(candidateIds)];
    if (wanted.length === 0) throw InvalidInput.at('candidateIds', 'min-items', { min: 1 });
    if (wanted.length > MOST_COMPARED) throw InvalidInput.at('candidateIds', 'max-items', { max: MOST_COMPARED });
    const results = await Promise.all(wanted.map((id) => this.results.shown(viewer, assessmentId, id)));
    return { results, skills: compareSkills(results), questions: compareQuestions(results) };
  }
}

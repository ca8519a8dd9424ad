import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { Assessments } from '../../assessments';
import { Results } from '../../grading';
import { compareQuestions, compareSkills } from './compare';
import type { ResultComparison } from './comparison.type';

const MOST_COMPARED = 6;

@Injectable()
export class CompareResults {
  constructor(
    private readonly assessments: Assessments,
    private readonly results: Results,
  ) {}

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

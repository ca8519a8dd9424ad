import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { FieldProblems } from '../../questions';
import type { Assessment } from '../assessment.entity';
import { assertExpected } from '../assert-expected';
import { EditAssessment } from '../edit-assessment';
import { readPools } from './pool-draft.policy';
import type { PoolDraft, PoolTerms } from './pool-draft.policy';
import { QuestionPool } from './question-pool.entity';

/** Afterwards the assessment has exactly these pools; one that is named by its id keeps it. */
@Injectable()
export class SetPools {
  constructor(private readonly editAssessment: EditAssessment) {}

  /** @throws AssessmentNotFound, AssessmentChangedMeanwhile, InvalidInput, and PoolTooSmall when the assessment is active. */
  execute(
    viewer: Viewer,
    assessmentId: string,
    drafts: PoolDraft[],
    expected: PoolDraft[] | null = null,
  ): Promise<Assessment> {
    const problems = new FieldProblems();
    const pools = readPools(drafts, problems);
    problems.throwIfAny();
    return this.editAssessment.execute(
      viewer,
      assessmentId,
      (assessment, manager) => this.replace(manager, assessment.id, pools, expected),
      { fillsPools: true },
    );
  }

  private async replace(
    manager: EntityManager,
    assessmentId: string,
    pools: PoolTerms[],
    expected: PoolDraft[] | null,
  ): Promise<void> {
    const stored = await manager.find(QuestionPool, { where: { assessmentId }, order: { position: 'ASC' } });
    assertExpected('expectedPools', {
      stored: stored.map(termsOf),
      expected: expected && expected.map(termsOf),
      wanted: pools.map(termsOf),
    });
    const before = new Set(stored.map(({ id }) => id));
    await manager.delete(QuestionPool, { assessmentId });
    const rows = pools.map((pool, index) => {
      // An id is kept once, and only if it was this assessment's.
      const id = pool.id !== null && before.delete(pool.id) ? pool.id : randomUUID();
      return { ...pool, id, assessmentId, position: index + 1 };
    });
    if (rows.length > 0) await manager.insert(QuestionPool, rows);
  }
}

/** Its id says nothing: a new one gets it when it is stored. */
const termsOf = ({ skill, difficulty = null, language = null, drawCount }: PoolDraft) => [
  skill,
  difficulty,
  language,
  drawCount,
];

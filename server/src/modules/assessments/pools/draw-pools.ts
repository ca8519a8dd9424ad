import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Pin } from '../../questions';
import { drawQuestions } from './draw-questions.policy';
import { PoolsQueries } from './pools.queries';
import type { PoolCandidate } from './pools.queries';

/**
 * Draws the questions of one candidate, pool by pool. When the bank has become too small for a pool since the assessment was
 * published, the candidate gets what there is: nobody who is at the door is sent away for it.
 */
@Injectable()
export class DrawPools {
  constructor(private readonly queries: PoolsQueries) {}

  /** The same seed draws the same from the same bank. Nobody else draws for the assessment before the transaction ends. */
  async execute(manager: EntityManager, assessmentId: string, seed: string): Promise<Pin[]> {
    if (!(await this.queries.lock(assessmentId, manager))) return [];
    const candidates = await this.queries.candidates(assessmentId, manager);
    const poolIds = [...new Set(candidates.map(({ poolId }) => poolId))];
    return poolIds.flatMap((id) =>
      drawFrom(
        candidates.filter(({ poolId }) => poolId === id),
        seed,
      ),
    );
  }

  count(drawnIds: readonly string[], manager: EntityManager): Promise<void> {
    return this.queries.countDraws(drawnIds, manager);
  }
}

function drawFrom(candidates: PoolCandidate[], seed: string): Pin[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return drawQuestions(candidates, candidates[0]?.drawCount ?? 0, seed).flatMap((id) => {
    const drawn = byId.get(id);
    return drawn ? [{ questionId: id, version: drawn.version }] : [];
  });
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../platform/access';
import { ResultNotFound } from './grading.errors';
import { ResultQueries } from './result.queries';
import type { ResultRow } from './result.queries';
import type { ResultNode } from './result.type';
import { toResultNode } from './result.view';

@Injectable()
export class Results {
  constructor(private readonly queries: ResultQueries) {}

  /** @throws ResultNotFound also when it is there, but not for this viewer. */
  async ofCandidate(
    viewer: Pick<Viewer, 'userId' | 'role'>,
    assessmentId: string,
    candidateId: string,
  ): Promise<ResultNode> {
    if (!isUUID(assessmentId) || !isUUID(candidateId)) throw new ResultNotFound();
    return this.whole(await this.queries.ofCandidate(viewer, assessmentId, candidateId));
  }

  /** @throws ResultNotFound */
  async ofAttempt(viewer: Viewer, attemptId: string): Promise<ResultNode> {
    return this.whole(await this.queries.ofAttempt(viewer, attemptId));
  }

  private async whole(row: ResultRow | null): Promise<ResultNode> {
    if (!row) throw new ResultNotFound();
    return toResultNode(row, await this.queries.questionsOf(row.attemptId));
  }
}

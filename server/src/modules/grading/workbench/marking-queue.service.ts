import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../../platform/access';
import { nodesOf } from '../../../platform/graphql';
import type { ConnectionOf } from '../../../platform/graphql';
import { Assessments } from '../../assessments';
import { ResultQuestionNotFound } from '../score';
import { ResultQueries } from '../result';
import { MarkingOrder, MarkingRound } from './marking-queue.inputs';
import type { MarkingQueueArgs } from './marking-queue.inputs';
import { MarkingQueueQueries } from './marking-queue.queries';
import type { QueueRow } from './marking-queue.queries';
import { toDifference, toItem, toTask } from './marking-queue.view';
import type { MarkingItem, MarkingTask, MarkDifferences } from './marking-item';

const MOST_DIFFERENCES = 200;

/** What waits for a person, for whoever may see it. */
@Injectable()
export class MarkingQueue {
  constructor(
    private readonly queries: MarkingQueueQueries,
    private readonly results: ResultQueries,
    private readonly assessments: Assessments,
  ) {}

  /** @throws AssessmentNotFound */
  async list(viewer: Viewer, { filter, ...page }: MarkingQueueArgs): Promise<ConnectionOf<MarkingItem>> {
    const { assessmentId, isBlind } = filter;
    if (assessmentId != null) await this.assessments.find(viewer, assessmentId);
    const round = filter.round ?? MarkingRound.FIRST;
    const order = filter.order ?? MarkingOrder.BY_CANDIDATE;
    const seen = { isBlind: isBlind ?? false, hidesMark: round === MarkingRound.SECOND };
    const rows = await this.queries.queue(viewer, { assessmentId, round, order }, page);
    return nodesOf(rows, (row) => toItem(row, seen));
  }

  count(viewer: Viewer): Promise<number> {
    return this.queries.awaitedCount(viewer);
  }

  /** @throws ResultQuestionNotFound */
  async task(viewer: Viewer, id: string, round: MarkingRound, isBlind: boolean): Promise<MarkingTask> {
    const row = isUUID(id) ? await this.queries.one(viewer, id) : null;
    if (!row) throw new ResultQuestionNotFound();
    const questions = await this.results.questionsOf(row.attemptId);
    const question = questions.find((each) => each.id === row.id);
    if (!question) throw new ResultQuestionNotFound();
    return toTask(row, question, round, isBlind);
  }

  /** @throws AssessmentNotFound */
  async differences(viewer: Viewer, assessmentId: string, isBlind: boolean): Promise<MarkDifferences> {
    await this.assessments.find(viewer, assessmentId);
    const pairs = await this.queries.pairs(assessmentId);
    const shares = pairs.map(distanceOf);
    return {
      compared: pairs.length,
      identical: pairs.filter(({ second, firstScore }) => second === firstScore).length,
      withinTolerance: pairs.filter(({ isWithinTolerance }) => isWithinTolerance).length,
      meanDistance: shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
      differences: pairs.slice(0, MOST_DIFFERENCES).map((pair) => toDifference(pair, isBlind)),
    };
  }
}

/** In percent of the points. */
function distanceOf({ second, firstScore, maxScore }: QueueRow): number {
  return maxScore === 0 ? 0 : (100 * Math.abs((second ?? 0) - (firstScore ?? 0))) / maxScore;
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { derivePersonal } from '@mizan/question-model';
import type { JudgedCriterion } from '@mizan/question-model';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { AttemptQuestion } from '../../exam';
import type { Attempt } from '../../exam';
import {
  MarkChanged,
  MarkCause,
  MarkChange,
  markSnapshot,
  Mark,
  MarkOrigin,
  hundredthsOf,
  pointsOf,
  ScoreAttempt,
} from '../score';
import type { Hundredths } from '../score';

export interface GivenMark {
  questionId: string;
  /** Points, at most two decimals. */
  score: number;
  feedback: string | null;
  by: string;
  at: Date;
  /** Of the rubric; empty where the mark is one judgement. */
  criteria?: readonly JudgedCriterion[];
  /** The revision of the mark that the person saw; left out, whatever is there is overwritten. */
  expectedRevision?: number | null;
  cause?: MarkCause;
  reason?: string | null;
}

/** Writes a person's mark down with its history, and the result that follows. The caller holds the attempt's lock. */
@Injectable()
export class GiveMark {
  constructor(private readonly score: ScoreAttempt) {}

  /** @throws InvalidInput at `score`; MarkChanged when somebody else marked it meanwhile. */
  async execute(tx: Tx, attempt: Attempt, given: GivenMark): Promise<void> {
    const { questionId, feedback, by, at, criteria = [] } = given;
    const question = await tx.manager.findOneByOrFail(AttemptQuestion, { id: questionId });
    const before = await tx.manager.findOneBy(Mark, { questionId });
    if (before) refuseOvertaken(before, given.expectedRevision);
    const maxScore = hundredthsOf(question.score);
    const score = readScore(given.score, maxScore);
    const mark: Mark = {
      questionId,
      attemptId: attempt.id,
      score,
      maxScore,
      origin: MarkOrigin.PERSON,
      explanation: { code: 'MARKED_BY_PERSON' as const, params: {} },
      derivation: derivePersonal(criteria, score),
      feedback,
      markedBy: by,
      markedAt: at,
      revision: (before?.revision ?? 0) + 1,
    };
    await tx.manager.upsert(Mark, mark, ['questionId']);
    if (before) await this.remember(tx, before, mark, given);
    await this.score.execute(tx, attempt, at);
  }

  private async remember(tx: Tx, before: Mark, after: Mark, { by, at, cause, reason }: GivenMark): Promise<void> {
    const { questionId, attemptId } = after;
    await tx.manager.insert(MarkChange, {
      id: randomUUID(),
      questionId,
      attemptId,
      changedAt: at,
      changedBy: by,
      cause: cause ?? MarkCause.PERSON,
      reason: reason ?? null,
      before: markSnapshot(before),
      after: markSnapshot(after),
    });
  }
}

function refuseOvertaken(before: Mark, expected: number | null | undefined): void {
  if (expected == null || expected === before.revision) return;
  const { score, feedback, markedAt, revision } = before;
  throw new MarkChanged({ revision, feedback, markedAt, points: score === null ? null : pointsOf(score) });
}

export function readScore(points: number, maxScore: Hundredths, path = 'score'): Hundredths {
  const score = hundredthsOf(points);
  if (score < 0) throw InvalidInput.at(path, 'min', { min: 0 });
  if (score > maxScore) throw InvalidInput.at(path, 'max', { max: pointsOf(maxScore) });
  // 8.2 × 100 is 819.9999999999999: what binary fractions add is far smaller than a third decimal.
  if (Math.abs(points * 100 - score) > 1e-6) throw InvalidInput.at(path, 'decimals', { decimals: 2 });
  return score;
}

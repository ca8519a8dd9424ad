import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { InvalidInput } from '../../platform/errors';
import { AttemptQuestion } from '../exam';
import type { Attempt } from '../exam';
import { Mark, MarkOrigin } from './mark.entity';
import { hundredthsOf, pointsOf } from './points';
import type { Hundredths } from './points';
import { ScoreAttempt } from './score-attempt';

export interface GivenMark {
  questionId: string;
  /** Points, at most two decimals. */
  score: number;
  feedback: string | null;
  by: string;
  at: Date;
}

/** Writes a person's mark down, and the result that follows from it. The caller holds the attempt's lock. */
@Injectable()
export class GiveMark {
  constructor(private readonly score: ScoreAttempt) {}

  /** @throws InvalidInput at `score` */
  async execute(tx: Tx, attempt: Attempt, { questionId, score, feedback, by, at }: GivenMark): Promise<void> {
    const question = await tx.manager.findOneByOrFail(AttemptQuestion, { id: questionId });
    const maxScore = hundredthsOf(question.score);
    const mark = {
      ...{ questionId, attemptId: attempt.id, score: readScore(score, maxScore), maxScore },
      origin: MarkOrigin.PERSON,
      explanation: { code: 'MARKED_BY_PERSON' as const, params: {} },
      ...{ feedback, markedBy: by, markedAt: at },
    };
    await tx.manager.upsert(Mark, mark, ['questionId']);
    await this.score.execute(tx, attempt, at);
  }
}

function readScore(points: number, maxScore: Hundredths): Hundredths {
  const score = hundredthsOf(points);
  if (score < 0) throw InvalidInput.at('score', 'min', { min: 0 });
  if (score > maxScore) throw InvalidInput.at('score', 'max', { max: pointsOf(maxScore) });
  // 8.2 × 100 is 819.9999999999999: what binary fractions add is far smaller than a third decimal.
  if (Math.abs(points * 100 - score) > 1e-6) throw InvalidInput.at('score', 'decimals', { decimals: 2 });
  return score;
}

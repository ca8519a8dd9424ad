import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import type { Tx } from '../../platform/database';
import { Attempt, AttemptQuestion } from '../exam';
import { GiveMark } from './give-mark';
import { ResultQuestionNotFound } from './grading.errors';
import type { MarkAnswerInput } from './grading.inputs';

/** A person decides about one answer; a mark given by rule may be overruled as well. The result follows at once. */
@Injectable()
export class MarkAnswer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly mark: GiveMark,
  ) {}

  /**
   * @returns the id of the attempt.
   * @throws ResultQuestionNotFound, InvalidInput at `score`, MarkChanged
   */
  execute(viewer: Viewer, { questionId, score, feedback, expectedRevision }: MarkAnswerInput): Promise<string> {
    return this.unitOfWork.run(async (tx) => {
      const attempt = await this.lockAttempt(tx, viewer, questionId);
      if (!attempt || attempt.state === 'in-progress') throw new ResultQuestionNotFound();
      const given = { by: viewer.userId, at: this.clock.now(), feedback: textOrNull(feedback) };
      await this.mark.execute(tx, attempt, { questionId, score, expectedRevision, ...given });
      return attempt.id;
    });
  }

  private async lockAttempt(tx: Tx, viewer: Viewer, questionId: string): Promise<Attempt | null> {
    if (!isUUID(questionId)) return null;
    const query = tx.manager
      .createQueryBuilder(Attempt, 'attempt')
      .innerJoin(AttemptQuestion, 'question', 'question.attemptId = attempt.id')
      .where('question.id = :questionId', { questionId })
      .setLock('for_no_key_update', undefined, ['attempt']);
    return this.scope.where(query, viewer, 'attempt').getOne();
  }
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Attempt, AttemptQuestion, holdPeopleOf } from '../../exam';
import { ResultQuestionNotFound } from '../score';

/** Whoever changes a mark holds the row of its attempt, so that changes follow one another. */
@Injectable()
export class LockMarkable {
  constructor(private readonly scope: OwnerScope) {}

  /** The attempt of an answer that the viewer may mark. @throws ResultQuestionNotFound also while the attempt goes on. */
  async lock(tx: Tx, viewer: Viewer, questionId: string): Promise<Attempt> {
    const attempt = isUUID(questionId) ? await this.find(tx, viewer, questionId) : null;
    if (!attempt || attempt.state === 'in-progress') throw new ResultQuestionNotFound();
    return attempt;
  }

  private async find(tx: Tx, viewer: Viewer, questionId: string): Promise<Attempt | null> {
    const asked = await tx.manager.findOneBy(AttemptQuestion, { id: questionId });
    if (!asked) return null;
    await holdPeopleOf('attempts', asked.attemptId, tx.manager);
    const query = tx.manager
      .createQueryBuilder(Attempt, 'attempt')
      .innerJoin(AttemptQuestion, 'question', 'question.attemptId = attempt.id')
      .where('question.id = :questionId', { questionId })
      .setLock('for_no_key_update', undefined, ['attempt']);
    return this.scope.where(query, viewer, 'attempt').getOne();
  }
}

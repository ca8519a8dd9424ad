import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { Question } from './question.entity';
import { readQuestion } from './question.policy';
import type { QuestionDraft } from './question.policy';
import { QuestionNotFound } from './questions.errors';
import { QuestionChanged } from './questions.events';

/** Changes the question wherever it is used next. Sittings that began keep the paper that they were given. */
@Injectable()
export class UpdateQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  execute(viewer: Viewer, id: string, draft: QuestionDraft): Promise<Question> {
    return this.unitOfWork.run(async (tx) => {
      const question = await this.lock(tx.manager, viewer, id);
      const now = this.clock.now();
      Object.assign(question, readQuestion(draft, question.content), { updatedAt: now });
      await tx.manager.save(Question, question);
      tx.publish(new QuestionChanged({ questionId: id, changedAt: now.toISOString() }));
      return question;
    });
  }

  private async lock(manager: EntityManager, viewer: Viewer, id: string): Promise<Question> {
    if (!isUUID(id)) throw new QuestionNotFound();
    const query = manager.createQueryBuilder(Question, 'question').where('question.id = :id', { id });
    const question = await this.scope.where(query, viewer, 'question').setLock('pessimistic_write').getOne();
    if (!question) throw new QuestionNotFound();
    return question;
  }
}

import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { lockQuestion } from '../lock-question';
import { Question } from '../question.entity';
import type { QuestionDraft } from '../question.policy';
import { QuestionInUse } from '../questions.errors';
import { Questions } from '../questions.service';
import type { ActiveStatus } from '../vocabulary';
import { QuestionBank } from './question-bank.service';
import { QuestionUsageLoader } from './question-usage.loader';

/** What happens to a question as a whole. */
@Injectable()
export class ManageQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly bank: QuestionBank,
    private readonly questions: Questions,
    private readonly usages: QuestionUsageLoader,
  ) {}

  /** @throws InvalidInput with paths inside the draft. */
  create({ userId }: Viewer, draft: QuestionDraft): Promise<Question> {
    return this.unitOfWork.run(({ manager }) => this.questions.create(manager, userId, draft));
  }

  /** A question of the viewer, from whatever they may read. @throws QuestionNotFound */
  duplicate(viewer: Viewer, id: string): Promise<Question> {
    return this.unitOfWork.run(async ({ manager }) => {
      const question = await this.bank.find(viewer, id, manager);
      return this.questions.copy(manager, viewer.userId, question, viewer.userId);
    });
  }

  /** An inactive question stays where it is used and is not asked by sittings that begin. @throws QuestionNotFound */
  changeStatus(
    viewer: Viewer,
    id: string,
    status: ActiveStatus,
  ): Promise<{ question: Question; statusBefore: ActiveStatus }> {
    return this.unitOfWork.run(async ({ manager }) => {
      const question = await lockQuestion(manager, this.scope, viewer, id);
      const statusBefore = question.status;
      if (statusBefore !== status) {
        Object.assign(question, { status, updatedAt: this.clock.now() });
        await manager.save(Question, question);
      }
      return { question, statusBefore };
    });
  }

  /** With all its versions; sittings have copies. @throws QuestionNotFound, QuestionInUse */
  delete(viewer: Viewer, id: string): Promise<void> {
    return this.unitOfWork.run(async ({ manager }) => {
      const question = await lockQuestion(manager, this.scope, viewer, id);
      const [usage] = await this.usages.load([question.id], manager);
      const { tests = 0, assessments = 0 } = usage ?? {};
      if (tests + assessments > 0) throw new QuestionInUse({ tests, assessments });
      await manager.delete(Question, { id: question.id });
    });
  }
}

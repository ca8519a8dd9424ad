import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { lockQuestion } from './lock-question';
import type { Question } from './question.entity';
import { readQuestion } from './question.policy';
import type { QuestionFields } from './question-fields';
import type { QuestionDraft } from './question.policy';
import { QuestionChanged } from './questions.events';
import { Questions } from './questions.service';

/**
 * Writes the next version of a question. Assessments ask it from now on; tests keep the version that they took, and
 * sittings that began keep the paper that they were given.
 */
@Injectable()
export class UpdateQuestion {
  constructor(
    private readonly scope: OwnerScope,
    private readonly questions: Questions,
  ) {}

  /** @throws QuestionNotFound, InvalidInput */
  async within(tx: Tx, viewer: Viewer, id: string, draft: QuestionDraft): Promise<Question> {
    const question = await lockQuestion(tx.manager, this.scope, viewer, id);
    return this.write(tx, viewer, question, readQuestion(draft, question));
  }

  /** The caller holds the lock of the question's row. */
  async write(tx: Tx, viewer: Viewer, question: Question, fields: QuestionFields): Promise<Question> {
    const isChanged = await this.questions.change(tx.manager, question, fields, viewer.userId);
    const { id: questionId, updatedAt } = question;
    if (isChanged) tx.publish(new QuestionChanged({ questionId, changedAt: updatedAt.toISOString() }));
    return question;
  }
}

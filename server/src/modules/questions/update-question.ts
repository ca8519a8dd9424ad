import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { lockQuestion } from './lock-question';
import type { Question } from './question.entity';
import { QuestionVersion } from './question-version.entity';
import { readQuestion } from './question.policy';
import type { QuestionFields } from './question-fields';
import type { QuestionDraft } from './question.policy';
import { QuestionChangedMeanwhile } from './questions.errors';
import { QuestionChanged } from './questions.events';
import { Questions } from './questions.service';
import { completed, fieldsOf, saysSame } from './snapshot';

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

  /**
   * @param expectedVersion over which it is written; left out, over whatever there is
   * @throws QuestionNotFound, InvalidInput, QuestionChangedMeanwhile
   */
  async within(
    tx: Tx,
    viewer: Viewer,
    id: string,
    { question: draft, expectedVersion }: { question: QuestionDraft; expectedVersion?: number | null },
  ): Promise<Question> {
    const question = await lockQuestion(tx.manager, this.scope, viewer, id);
    const fields = readQuestion(draft, question);
    if (expectedVersion != null && expectedVersion !== question.version) {
      // Sent before, and its answer was lost: it is stored, with the ids that its choices got then.
      if (saysSame(fields, fieldsOf(question))) return question;
      await this.assertSeen(tx, question, expectedVersion);
    }
    return this.write(tx, viewer, question, fields);
  }

  /** The caller holds the lock of the question's row. */
  async write(tx: Tx, viewer: Viewer, question: Question, fields: QuestionFields): Promise<Question> {
    const isChanged = await this.questions.change(tx.manager, question, fields, viewer.userId);
    const { id: questionId, updatedAt } = question;
    if (isChanged) tx.publish(new QuestionChanged({ questionId, changedAt: updatedAt.toISOString() }));
    return question;
  }

  /** A version that only says it in the other language takes nobody's words away: what fits of that goes with the next. */
  private async assertSeen({ manager }: Tx, question: Question, expectedVersion: number): Promise<void> {
    const { id: questionId, version } = question;
    const seen = await manager.findOneBy(QuestionVersion, { questionId, version: expectedVersion });
    if (!seen || !saysSame(completed(seen.fields, question), fieldsOf(question)))
      throw new QuestionChangedMeanwhile({ version });
  }
}

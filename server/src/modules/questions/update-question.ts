import { Injectable } from '@nestjs/common';
import type { Translation } from '@mizan/question-model';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { lockQuestion } from './lock-question';
import { QuestionVersion } from './question-version.entity';
import type { Question } from './question.entity';
import { readQuestion } from './question.policy';
import type { QuestionFields } from './question-fields';
import type { QuestionDraft } from './question.policy';
import { QuestionChangedMeanwhile } from './questions.errors';
import { QuestionChanged } from './questions.events';
import { Questions } from './questions.service';
import { completed, fieldsOf, saysSame } from './version-fields';
import type { QuestionType } from './vocabulary';

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
    const translation = await withSaidBefore(tx.manager, question, draft.type);
    const fields = readQuestion(draft, { ...fieldsOf(question), translation });
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

/** What is said of a question, with what was said when it last was of the type that it becomes: whoever switches back has it again. */
async function withSaidBefore(
  manager: EntityManager,
  { id, type: before, translation }: Question,
  type: QuestionType,
): Promise<Translation | null> {
  if (!translation || type === before) return translation;
  const last = await manager
    .createQueryBuilder(QuestionVersion, 'past')
    .where({ questionId: id })
    .andWhere(`past.fields ->> 'type' = :type`, { type })
    .orderBy('past.version', 'DESC')
    .limit(1)
    .getOne();
  const said = last?.fields.translation?.texts.filter(({ path }) => path !== 'text') ?? [];
  return { ...translation, texts: [...translation.texts, ...said] };
}

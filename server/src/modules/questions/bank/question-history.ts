import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { decodeCursor, pageSize, nodesOf, toConnection } from '../../../platform/graphql';
import type { ConnectionOf } from '../../../platform/graphql';
import { lockQuestion } from '../lock-question';
import { Question } from '../question.entity';
import { QuestionVersion } from '../question-version.entity';
import { QuestionChangedMeanwhile, QuestionNotFound, QuestionVersionNotFound } from '../questions.errors';
import { atVersion, completed, fieldsOf, isSame } from '../version-fields';
import { UpdateQuestion } from '../update-question';
import type { RestoreQuestionVersionInput } from './bank.inputs';
import type { QuestionVersionsArgs } from './questions.args';

interface PastQuestion {
  entry: QuestionVersion;
  /** As it was in that version. */
  question: Question;
}

/** What a question said before, for those who may change it. */
@Injectable()
export class QuestionHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly update: UpdateQuestion,
  ) {}

  /** Newest first. @throws QuestionNotFound */
  async of(viewer: Viewer, { id, ...args }: QuestionVersionsArgs): Promise<ConnectionOf<PastQuestion>> {
    if (!isUUID(id)) throw new QuestionNotFound();
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(Question, 'question').where('question.id = :id', { id });
    const question = await this.scope.where(query, viewer, 'question').getOne();
    if (!question) throw new QuestionNotFound();
    const size = pageSize(args);
    const before = args.after ? LessThan(versionOf(args.after)) : MoreThan(0);
    const where = { questionId: id, version: before };
    const rows = await manager.find(QuestionVersion, { where, order: { version: 'DESC' }, take: size + 1 });
    const totalCount = () => manager.countBy(QuestionVersion, { questionId: id });
    const key = ({ version }: QuestionVersion) => [version];
    return nodesOf(toConnection({ rows, size, totalCount, after: args.after, key }), (entry) => ({
      entry,
      question: atVersion(question, entry),
    }));
  }

  /**
   * Writes what that version said as the next one: history only grows.
   * @throws QuestionNotFound, QuestionVersionNotFound, QuestionChangedMeanwhile
   */
  restore(viewer: Viewer, { id, version, expectedVersion }: RestoreQuestionVersionInput): Promise<Question> {
    return this.unitOfWork.run(async (tx) => {
      const question = await lockQuestion(tx.manager, this.scope, viewer, id);
      const past = await tx.manager.findOneBy(QuestionVersion, { questionId: question.id, version });
      if (!past) throw new QuestionVersionNotFound();
      const fields = completed(past.fields, question);
      // What was said since in the other language would go as well.
      const isSeen = expectedVersion == null || expectedVersion === question.version;
      if (!isSeen && !isSame(fields, fieldsOf(question)))
        throw new QuestionChangedMeanwhile({ version: question.version });
      return this.update.write(tx, viewer, question, fields);
    });
  }
}

function versionOf(cursor: string): number {
  const [version] = decodeCursor(cursor, 1);
  if (!Number.isInteger(version)) throw InvalidInput.at('after', 'cursor');
  return Number(version);
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { TestNotFound, TestQuestionRequired } from '../test-library.errors';
import { Test } from '../test.entity';
import { TestsQueries } from '../tests.queries';

type Change = (test: Test, tx: Tx, now: Date) => void | Promise<void>;

/**
 * One transaction around every change of a test. Changes of the same test wait for each other, and none leaves a
 * published test without a question. Only who has the test in their scope changes it; reading it is not enough.
 */
@Injectable()
export class EditTest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly queries: TestsQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws TestNotFound, TestQuestionRequired */
  execute(viewer: Viewer, id: string, change: Change): Promise<Test> {
    return this.unitOfWork.run((tx) => this.within(tx, viewer, id, change));
  }

  async within(tx: Tx, viewer: Viewer, id: string, change: Change): Promise<Test> {
    const test = await this.lock(tx.manager, viewer, id);
    const now = this.clock.now();
    await change(test, tx, now);
    if (test.isPublished) await this.checkHasQuestion(test, tx.manager);
    test.updatedAt = now;
    return tx.manager.save(Test, test);
  }

  /** The test, which nobody else changes, chooses or deletes until the transaction ends. @throws TestNotFound */
  async lock(manager: EntityManager, viewer: Viewer, id: string): Promise<Test> {
    if (!isUUID(id)) throw new TestNotFound();
    const query = manager.createQueryBuilder(Test, 'test').where('test.id = :id', { id });
    const test = await this.scope.where(query, viewer, 'test').setLock('pessimistic_write').getOne();
    if (!test) throw new TestNotFound();
    return test;
  }

  private async checkHasQuestion({ id }: Test, manager: EntityManager): Promise<void> {
    const [figures] = await this.queries.figuresOfTests([id], manager);
    if (!figures) throw new TestQuestionRequired();
  }
}

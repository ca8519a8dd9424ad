import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { DemoSeed } from '../../platform/demo';
import { DEMO_OWNER_ID } from '../identity';
import { ActiveStatus, Questions } from '../questions';
import { demoTests, readyTests } from './demo';
import type { ReadyTest } from './demo/ready-test';
import { TestQuestion } from './test-question.entity';
import { Test } from './test.entity';

/** The ready library: published to all. */
@Injectable()
export class TestLibraryDemo extends DemoSeed {
  readonly order = 20;

  constructor(
    private readonly clock: Clock,
    private readonly questions: Questions,
  ) {
    super();
  }

  async seed({ manager }: Tx): Promise<void> {
    for (const [name, test] of Object.entries(readyTests)) {
      const id = demoTests[name as keyof typeof demoTests];
      if (!(await manager.existsBy(Test, { id }))) await this.plant(manager, id, test);
    }
  }

  private async plant(manager: EntityManager, id: string, { questions, ...details }: ReadyTest): Promise<void> {
    const now = this.clock.now();
    await manager.insert(Test, {
      ...details,
      id,
      ownerId: DEMO_OWNER_ID,
      status: ActiveStatus.ACTIVE,
      publishedAt: now,
      publishedBy: DEMO_OWNER_ID,
      createdAt: now,
      updatedAt: now,
    });
    for (const [index, draft] of questions.entries()) {
      const question = await this.questions.create(manager, DEMO_OWNER_ID, draft);
      await manager.insert(TestQuestion, { testId: id, questionId: question.id, position: index + 1 });
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { ActiveStatus, Questions } from '../../questions';
import { TestQuestion } from '../test-question.entity';
import { Test } from '../test.entity';
import { readyTests } from '.';
import { readyTestId } from './ready-test';
import type { ReadyTest } from './ready-test';

/** Gives the installation the ready tests that it was never given, published to all. */
@Injectable()
export class PlantReadyTests {
  constructor(
    private readonly clock: Clock,
    private readonly questions: Questions,
  ) {}

  async execute({ manager }: Tx, ownerId: string): Promise<void> {
    const claimed = await this.claim(manager);
    const tests = readyTests.filter(({ key }) => claimed.has(key));
    if (tests.length > 0) await this.plant(manager, ownerId, tests);
  }

  /** Of two processes that start together the second waits here for the first, and finds that nothing is left. */
  private async claim(manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.query<{ key: string }[]>(
      `insert into planted_tests (key, planted_at) select key, $2 from unnest($1::text[]) as key order by key
       on conflict do nothing returning key`,
      [readyTests.map(({ key }) => key), this.clock.now()],
    );
    return new Set(rows.map(({ key }) => key));
  }

  private async plant(manager: EntityManager, ownerId: string, tests: readonly ReadyTest[]): Promise<void> {
    await manager.insert(
      Test,
      tests.map((test, index) => this.rowOf(test, ownerId, index)),
    );
    // What two tests ask is one question.
    const drafts = [...new Set(tests.flatMap(({ questions }) => questions))];
    const created = await this.questions.createMany(manager, ownerId, drafts);
    const ids = new Map(drafts.map((draft, at) => [draft, created[at]?.id]));
    const places = tests.flatMap(({ key, questions }) =>
      questions.map((draft, index) => ({ testId: readyTestId(key), questionId: ids.get(draft), position: index + 1 })),
    );
    await manager.insert(TestQuestion, places);
  }

  /** A millisecond apart, so that the newest-first order of lists is that of the library. */
  private rowOf({ key, questions: _, ...details }: ReadyTest, ownerId: string, index: number): Partial<Test> {
    const now = new Date(this.clock.now().getTime() - index);
    const published = { publishedAt: now, publishedBy: ownerId };
    return {
      ...details,
      ...published,
      id: readyTestId(key),
      ownerId,
      status: ActiveStatus.ACTIVE,
      createdAt: now,
      updatedAt: now,
    };
  }
}

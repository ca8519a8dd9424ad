import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../identity';
import type { Holdings } from '../identity';

const counts = `
  select (select count(*)::int from assessments where owner_id = $1) as assessments,
    (select count(*)::int from tests where owner_id = $1) as tests,
    (select count(*)::int from questions where owner_id = $1) as questions`;

/** Assessments, tests and questions: who holds what of whom can be seen only from here. */
const authored = ['assessments', 'tests', 'questions'] as const;

/** Rows that nothing else holds go; the rest, held by other people's tests and assessments, passes on. */
const removals = [
  'delete from assessments where owner_id = $1',
  `delete from tests where owner_id = $1 and not exists (select from assessment_tests where test_id = tests.id)`,
  `delete from questions where owner_id = $1
     and not exists (select from test_questions where question_id = questions.id)
     and not exists (select from assessment_questions where question_id = questions.id)`,
];

@Injectable()
export class AuthoredRecords extends StaffRecords {
  readonly order = 40;
  readonly locks = { assessments: 'owner_id = $1', tests: 'owner_id = $1', questions: 'owner_id = $1' };

  override async count(manager: EntityManager, ownerId: string): Promise<Partial<Holdings>> {
    const [found] = await manager.query<Partial<Holdings>[]>(counts, [ownerId]);
    return found ?? {};
  }

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    for (const table of authored) {
      const text = `update ${table} set owner_id = $2 where owner_id = $1`;
      await manager.query(text, [from, to]);
    }
  }

  async remove(manager: EntityManager, ownerId: string, heirId: string): Promise<void> {
    for (const text of removals) await manager.query(text, [ownerId]);
    await this.handOver(manager, ownerId, heirId);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Pin } from '../../questions';

const arrangement = `
  with removed as (delete from test_questions where test_id = $1 and question_id <> all($2::uuid[]))
  insert into test_questions (test_id, question_id, version, position)
  select $1, place.id, place.version, place.position
  from unnest($2::uuid[], $3::int[]) with ordinality as place (id, version, position)
  on conflict (test_id, question_id) do update set version = excluded.version, position = excluded.position`;

const outdated = `
  select place.test_id as "testId", place.question_id as "questionId"
  from test_questions place join questions on questions.id = place.question_id
  where place.test_id = any($1::uuid[]) and questions.version > place.version order by place.position`;

/** Which questions tests hold, in which version and order. */
@Injectable()
export class TestItemsQueries {
  pins(manager: EntityManager, testId: string): Promise<Pin[]> {
    const text = `select question_id as "questionId", version from test_questions where test_id = $1 order by position`;
    return manager.query<Pin[]>(text, [testId]);
  }

  /** Afterwards the test holds exactly these, in this order. The caller holds the lock of the test's row. */
  async arrange(manager: EntityManager, testId: string, pins: readonly Pin[]): Promise<void> {
    const values = [testId, pins.map(({ questionId }) => questionId), pins.map(({ version }) => version)];
    await manager.query(arrangement, values);
  }

  /** Those of which there is a newer version than the test holds. */
  outdated(manager: EntityManager, testIds: readonly string[]): Promise<{ testId: string; questionId: string }[]> {
    return manager.query(outdated, [testIds]);
  }

  /** Questions that the test holds a copy of already, by the id of what they were copied from. */
  async origins(manager: EntityManager, testId: string): Promise<Set<string>> {
    const text = `select origin_id as id from questions join test_questions place on place.question_id = questions.id
      where place.test_id = $1 and origin_id is not null`;
    const rows = await manager.query<{ id: string }[]>(text, [testId]);
    return new Set(rows.map(({ id }) => id));
  }

  /** How many records of these tables have chosen the test. */
  async choices(manager: EntityManager, testId: string, tables: readonly string[]): Promise<number> {
    let sum = 0;
    for (const table of tables) {
      const text = `select count(*)::int as count from ${table} where test_id = $1`;
      const [row] = await manager.query<{ count: number }[]>(text, [testId]);
      sum += row?.count ?? 0;
    }
    return sum;
  }
}

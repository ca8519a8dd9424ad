import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface Places {
  table: 'assessment_tests' | 'assessment_questions';
  item: 'test_id' | 'question_id';
}

/** What an assessment holds, in order. */
export const chosenTests: Places = { table: 'assessment_tests', item: 'test_id' };
export const ownQuestions: Places = { table: 'assessment_questions', item: 'question_id' };

@Injectable()
export class OrderedItemsQueries {
  async ids({ table, item }: Places, manager: EntityManager, assessmentId: string): Promise<string[]> {
    const text = `select ${item} as id from ${table} where assessment_id = $1 order by position`;
    const rows = await manager.query<{ id: string }[]>(text, [assessmentId]);
    return rows.map(({ id }) => id);
  }

  /** Afterwards the assessment holds exactly these, in this order. The caller holds the lock of the assessment's row. */
  async arrange({ table, item }: Places, manager: EntityManager, assessmentId: string, ids: readonly string[]) {
    const text = `
       with removed as (delete from ${table} where assessment_id = $1 and ${item} <> all($2::uuid[]))
       insert into ${table} (assessment_id, ${item}, position)
       select $1, place.id, place.position from unnest($2::uuid[]) with ordinality as place (id, position) order by place.id
       on conflict (assessment_id, ${item}) do update set position = excluded.position`;
    await manager.query(text, [assessmentId, ids]);
  }

  /** Questions that the assessment has a copy of already, by the id of what they were copied from. */
  async origins(manager: EntityManager, assessmentId: string): Promise<string[]> {
    const text = `select origin_id as id from questions join assessment_questions place on place.question_id = questions.id
      where place.assessment_id = $1 and origin_id is not null`;
    const rows = await manager.query<{ id: string }[]>(text, [assessmentId]);
    return rows.map(({ id }) => id);
  }
}

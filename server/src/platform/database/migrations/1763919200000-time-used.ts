import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 2_000;

/**
 * The time that is packed of a question is the time for which its clock ran, as in every result: from its opening to its closing a candidate
 * may have been at another question, or the exam paused or handed in and reopened.
 */
export class TimeUsed1763919200000 implements MigrationInterface {
  readonly name = 'TimeUsed1763919200000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceInPacking(runner, openToClosed, clockRan);
    await packAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceInPacking(runner, clockRan, openToClosed);
    await packAgain(runner);
  }
}

const openToClosed = '(extract(epoch from a.closed_at - a.opened_at) * 1000)::int';
const clockRan =
  '((q.duration_seconds - extract(epoch from a.closes_at - coalesce(a.left_at, a.closed_at))) * 1000)::int';

async function replaceInPacking(runner: QueryRunner, former: string, next: string): Promise<void> {
  const text = `select replace(pg_get_functiondef('pack_result_items(uuid[])'::regprocedure), $1, $2) as definition`;
  const [replaced] = (await runner.query(text, [former, next])) as [{ definition: string }];
  await runner.query(replaced.definition);
}

/** Only of whom the two differ; so many results a statement, however many there are. */
async function packAgain(runner: QueryRunner): Promise<void> {
  let after: string | null = NOBODY;
  while (after !== null) {
    const [packed] = (await runner.query(packNext, [after, AT_ONCE])) as [{ last: string | null }];
    after = packed.last;
  }
}

const packNext = `
  with next as materialized (select attempt_id from results where attempt_id > $1 order by attempt_id limit $2),
    stopped as (
      select distinct q.attempt_id
      from next join attempt_questions q using (attempt_id) join answers a on a.question_id = q.id
      where ${openToClosed} <> ${clockRan}
    )
  select (select attempt_id from next order by attempt_id desc limit 1) as last,
    pack_result_items((select array_agg(attempt_id order by attempt_id) from stopped))`;

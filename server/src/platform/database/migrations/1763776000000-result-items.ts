import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Results a statement, so that none of them meets the limit on its time. */
const AT_ONCE = 5_000;

/**
 * The marks of a whole paper in one row: the statistics of an assessment read one row a result instead of joining three
 * rows a question. Written with every result, which is written with every mark.
 */
export class ResultItems1763776000000 implements MigrationInterface {
  readonly name = 'ResultItems1763776000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [table, pack, packAfterMarking, trigger]) await runner.query(statement);
    let after: string | undefined = NOBODY;
    while (after !== undefined) {
      const [packed] = (await runner.query(packNext, [after, AT_ONCE])) as { last: string | null }[];
      after = packed?.last ?? undefined;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger result_items_packed on results');
    await runner.query('drop function pack_items_of_result, pack_result_items');
    await runner.query('drop table result_items');
  }
}

const table = `
  create table result_items (
    result_id uuid constraint result_items_pk primary key
      constraint result_items_result_fk references results on delete cascade,
    paper uuid not null,
    question_ids uuid[] not null,
    maxima integer[] not null,
    marks bytea not null,
    milliseconds bytea not null,
    used_milliseconds bigint
  )`;

/**
 * By the id of the question, so that papers of the same questions in another order are alike. Marks and maxima in
 * hundredths; -1 milliseconds where the question was not opened. What may be forgotten, the answers, is not here.
 */
const pack = `
  create function pack_result_items(attempt_ids uuid[]) returns void language sql as $$
    with asked as (
      select m.attempt_id, q.question_id, q.id, not q.is_additional as counts, (m.max_score * 100)::int as maximum,
        (coalesce(m.score, 0) * 100)::int as mark, (extract(epoch from a.closed_at - a.opened_at) * 1000)::int as used
      from marks m join attempt_questions q on q.id = m.question_id left join answers a on a.question_id = q.id
      where m.attempt_id = any(attempt_ids)
    ), packed as (
      select attempt_id,
        coalesce(array_agg(question_id order by question_id, id) filter (where counts), '{}') as question_ids,
        coalesce(array_agg(maximum order by question_id, id) filter (where counts), '{}') as maxima,
        coalesce(string_agg(int4send(mark), '' order by question_id, id) filter (where counts), '') as marks,
        coalesce(string_agg(int4send(coalesce(used, -1)), '' order by question_id, id) filter (where counts), '') as used,
        sum(used) as used_in_all
      from asked group by attempt_id
    )
    insert into result_items (result_id, paper, question_ids, maxima, marks, milliseconds, used_milliseconds)
    select attempt_id, md5(question_ids::text || maxima::text)::uuid, question_ids, maxima, marks, used, used_in_all
    from packed
    on conflict (result_id) do update set paper = excluded.paper, question_ids = excluded.question_ids,
      maxima = excluded.maxima, marks = excluded.marks, milliseconds = excluded.milliseconds,
      used_milliseconds = excluded.used_milliseconds
  $$`;

const packAfterMarking = `
  create function pack_items_of_result() returns trigger language plpgsql as $$
  begin
    perform pack_result_items(array[new.attempt_id]);
    return null;
  end $$`;

const trigger = `
  create trigger result_items_packed after insert or update of score, total_score, status, marked_at on results
    for each row execute function pack_items_of_result()`;

const packNext = `
  with next as (select attempt_id from results where attempt_id > $1 order by attempt_id limit $2),
    chosen as (select array_agg(attempt_id order by attempt_id) as ids from next)
  select ids[cardinality(ids)] as last, pack_result_items(ids) from chosen where ids is not null`;

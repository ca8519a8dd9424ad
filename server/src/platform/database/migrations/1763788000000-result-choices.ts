import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Results a statement, so that none of them meets the limit on its time. */
const AT_ONCE = 2_000;

/**
 * What was chosen in a whole paper beside its marks, so that counting the choices of an assessment reads one row a result.
 * The choices are part of an answer: they go when answers are forgotten.
 */
export class ResultChoices1763788000000 implements MigrationInterface {
  readonly name = 'ResultChoices1763788000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table result_items add column choices bytea');
    await runner.query(pack(withChoices));
    let after: string | undefined = NOBODY;
    while (after !== undefined) {
      const [packed] = (await runner.query(packNext, [after, AT_ONCE])) as { last: string | null }[];
      after = packed?.last ?? undefined;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(pack(without));
    await runner.query('alter table result_items drop column choices');
  }
}

/** What the function has besides, with and without choices. */
const withChoices = {
  // Three numbers for each question: one that tells its list of choices, 0 without any; then a bit for each, by their ids.
  asked: ', int4send(coalesce(chosen.list, 0)) || int8send(coalesce(chosen.taken, 0)) as choices, chosen.list',
  joined: `
      join attempts t on t.id = m.attempt_id
      left join lateral (
        select hashtext(string_agg(c.id, ' ' order by c.id)) | 1 as list,
          coalesce(sum(1::bigint << c.place) filter (where a.value -> 'choiceIds' ? c.id), 0)::bigint as taken
        from (
          select choice ->> 'id' as id, (row_number() over (order by choice ->> 'id' collate "C") - 1)::int as place
          from jsonb_array_elements(q.content -> 'choices') as choice
        ) c
        where q.type in ('qualifier', 'multiple-choice', 'dropdown') and t.answers_forgotten_at is null
      ) chosen on true`,
  packed: `, case when count(list) filter (where counts) > 0
          then string_agg(choices, '' order by question_id, id) filter (where counts) end as choices`,
  column: ', choices',
  set: ', choices = excluded.choices',
};
const without: typeof withChoices = { asked: '', joined: '', packed: '', column: '', set: '' };

const pack = ({ asked, joined, packed, column, set }: typeof withChoices) => `
  create or replace function pack_result_items(attempt_ids uuid[]) returns void language sql as $$
    with asked as (
      select m.attempt_id, q.question_id, q.id, not q.is_additional as counts, (m.max_score * 100)::int as maximum,
        (coalesce(m.score, 0) * 100)::int as mark, (extract(epoch from a.closed_at - a.opened_at) * 1000)::int as used ${asked}
      from marks m join attempt_questions q on q.id = m.question_id left join answers a on a.question_id = q.id ${joined}
      where m.attempt_id = any(attempt_ids)
    ), packed as (
      select attempt_id,
        coalesce(array_agg(question_id order by question_id, id) filter (where counts), '{}') as question_ids,
        coalesce(array_agg(maximum order by question_id, id) filter (where counts), '{}') as maxima,
        coalesce(string_agg(int4send(mark), '' order by question_id, id) filter (where counts), '') as marks,
        coalesce(string_agg(int4send(coalesce(used, -1)), '' order by question_id, id) filter (where counts), '') as used,
        sum(used) as used_in_all ${packed}
      from asked group by attempt_id
    )
    insert into result_items (result_id, paper, question_ids, maxima, marks, milliseconds, used_milliseconds ${column})
    select attempt_id, md5(question_ids::text || maxima::text)::uuid, question_ids, maxima, marks, used, used_in_all ${column}
    from packed
    on conflict (result_id) do update set paper = excluded.paper, question_ids = excluded.question_ids,
      maxima = excluded.maxima, marks = excluded.marks, milliseconds = excluded.milliseconds,
      used_milliseconds = excluded.used_milliseconds ${set}
  $$`;

const packNext = `
  with next as (select attempt_id from results where attempt_id > $1 order by attempt_id limit $2),
    chosen as (select array_agg(attempt_id order by attempt_id) as ids from next)
  select ids[cardinality(ids)] as last, pack_result_items(ids) from chosen where ids is not null`;

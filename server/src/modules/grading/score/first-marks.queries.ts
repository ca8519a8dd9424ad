import type { NamedStatement } from '../../../platform/database';
import { outboxSql } from '../../../platform/events';
import type { OutboxEntry } from '../../../platform/events';
import { usedSeconds } from '../../exam';
import type { Attempt } from '../../exam';
import { questionAndAnswer } from './paper-answers.queries';
import type { AnsweredQuestion } from './paper-answers.queries';
import { pointsOf } from './points';
import { toMarkRow } from './score.queries';
import type { ResultScore, RuleMark } from './score.queries';

/** What the packed row of a result holds of a question beside its mark. */
export interface AskedQuestion extends AnsweredQuestion {
  /** In the bank. */
  questionId: string;
  /** Milliseconds; null where it was not opened or not closed. */
  used: number | null;
}

/** An attempt that was handed in and has neither result nor marks yet. */
export interface UnmarkedAttempt {
  id: string;
  /** Of the row: another one after every change of it. */
  stand: string;
  state: Attempt['state'];
  passMark: number;
  questions: Omit<AskedQuestion, 'mark'>[];
}

/** A row for each, in their order; empty where it is marked already, open again, or a person has marked something of it or said something about it. */
export const readUnmarked: NamedStatement = {
  name: 'marks-unmarked',
  lane: 'steps',
  text: `select found.* from unnest((select $1::uuid[])) with ordinality as given (id, place) left join lateral (
      select t.id, t.xmin::text as stand, t.state, (t.settings #>> '{configuration,passMark}')::float8 as "passMark",
        (select json_agg(asked order by asked.position) from (
          select ${questionAndAnswer}, q.question_id as "questionId", q.position,
            (${usedSeconds} * 1000)::int as used
          from attempt_questions q left join answers a on a.question_id = q.id where q.attempt_id = t.id
        ) asked) as questions
      from attempts t
      where t.id = given.id and t.state = 'submitted' and t.answers_forgotten_at is null
        and not exists (select from results r where r.attempt_id = t.id)
        and not exists (select from marks m where m.attempt_id = t.id)
        and not exists (select from withdrawn_feedback w where w.attempt_id = t.id)
      limit 1
    ) found on true order by given.place`,
};

/** A mark with what is packed of it. */
export type FirstMark = RuleMark &
  Pick<AskedQuestion, 'used'> & { bankId: string; counts: boolean; choices: string | null; taken: string };

export interface FirstMarking {
  attempt: Pick<UnmarkedAttempt, 'id' | 'stand'>;
  state: Attempt['state'];
  outcome: ResultScore;
  marks: FirstMark[];
}

const outbox = outboxSql(11, 'kept', `event.payload ->> 'attemptId' = kept.attempt_id::text`);

/**
 * The marks, results and packed rows of several attempts. Nothing is held between reading and this: whoever opened one again meanwhile,
 * marked it, or corrected a key of its paper, has changed its row, and nothing is written of that one. What is packed is packed from what is given, and
 * not by the trigger that would read it all again. Owners and candidates are held before the attempts, and the invitations after them, as
 * everywhere (docs/adr/0010-lock-order.md); each is counted, so that all of them are.
 */
const mark: NamedStatement = {
  name: 'marks-first',
  lane: 'steps',
  text: `with said as materialized (select set_config('mizan.packs_items', 'by itself', true)), owners as materialized (
      select u.id from users u where u.id in (select owner_id from attempts where id = any($1)) order by u.id for key share
    ), people as materialized (
      select c.id from candidates c
      where c.id in (select candidate_id from attempts where id = any($1)) and (select count(*) from owners) > 0
      order by c.id for key share
    ), held_attempts as materialized (
      select t.id, t.invitation_id from attempts t where t.id = any($1) and (select count(*) from people) > 0
      order by t.id for no key update
    ), held_invitations as materialized (
      select i.id from invitations i where i.id in (select invitation_id from held_attempts) order by i.id for no key update
    ), moved as (
      update attempts t set state = given.state
      from unnest((select $1::uuid[]), $2::text[], $3::attempt_state[], $4::numeric[], $5::numeric[], $6::integer[],
        $7::result_status[], $8::boolean[]) as given (id, stand, state, score, total_score, percentage, status, is_out)
      where t.id = given.id and t.state = 'submitted' and t.xmin::text = given.stand and (select count(*) from held_invitations) > 0
      returning t.id, t.owner_id, t.assessment_id, t.candidate_id, given.score, given.total_score, given.percentage, given.status, given.is_out
    ), kept as (
      insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, is_disqualified, marked_at)
      select id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, is_out, $9 from moved, said
      on conflict do nothing returning attempt_id
    ), given_marks as materialized (
      select mark.*, hashtext(choices) | 1 as list from jsonb_to_recordset($10::jsonb) as mark (attempt_id uuid, question_id uuid, score numeric,
        max_score numeric, origin mark_origin, explanation jsonb, derivation jsonb, revision integer, bank_id uuid, counts boolean,
        used integer, choices text, taken bigint)
      join kept using (attempt_id)
    ), marked as (
      insert into marks (question_id, attempt_id, score, max_score, origin, explanation, derivation, feedback, marked_by, marked_at, revision)
      select question_id, attempt_id, score, max_score, origin, explanation, derivation, null, null, null, revision from given_marks
    ), packed as (
      select attempt_id,
        coalesce(array_agg(bank_id order by bank_id, question_id) filter (where counts), '{}') as question_ids,
        coalesce(array_agg((max_score * 100)::int order by bank_id, question_id) filter (where counts), '{}') as maxima,
        coalesce(string_agg(int4send((coalesce(score, 0) * 100)::int), '' order by bank_id, question_id) filter (where counts), '') as marks,
        coalesce(string_agg(int4send(coalesce(used, -1)), '' order by bank_id, question_id) filter (where counts), '') as used,
        sum(used) as used_in_all,
        case when count(list) filter (where counts) > 0 then string_agg(int4send(coalesce(list, 0)) || int8send(taken), ''
          order by bank_id, question_id) filter (where counts) end as choices
      from given_marks group by attempt_id
    ), items as (
      insert into result_items (result_id, paper, question_ids, maxima, marks, milliseconds, used_milliseconds, choices)
      select attempt_id, md5(question_ids::text || maxima::text)::uuid, question_ids, maxima, marks, used, used_in_all, choices from packed
    ), ${outbox.write}
    select attempt_id as "attemptId", ${outbox.answer} from kept`,
};

export function marking(given: readonly FirstMarking[], now: Date, entry: OutboxEntry): [NamedStatement, unknown[]] {
  const column = (name: 'percentage' | 'status' | 'isDisqualified') => given.map(({ outcome }) => outcome[name]);
  const points = (name: 'score' | 'totalScore') => given.map(({ outcome }) => pointsOf(outcome[name]));
  const attempts = given.map(({ attempt }) => attempt);
  return [
    mark,
    [
      attempts.map(({ id }) => id),
      attempts.map(({ stand }) => stand),
      given.map(({ state }) => state),
      points('score'),
      points('totalScore'),
      column('percentage'),
      column('status'),
      column('isDisqualified'),
      now,
      JSON.stringify(given.flatMap(({ attempt, marks }) => marks.map((one) => toRow(attempt.id, one)))),
      ...entry.values,
    ],
  ];
}

function toRow(attemptId: string, { bankId, counts, used, choices, taken, ...byRule }: FirstMark): object {
  return { ...toMarkRow(byRule), attempt_id: attemptId, bank_id: bankId, counts, used, choices, taken };
}

import { ADMIN } from '../stage/stage.mjs';

/** On every paper. */
export const ASKED = 20;
const ATTEMPTS_A_STATEMENT = 2_500;

/** `$1` owner, `$2` assessment, `$3` and `$4` the first and the last of those who sat: invited, answered, handed in and marked. */
const sat = `
  with made as materialized (
    select n, gen_random_uuid() as candidate_id, gen_random_uuid() as invitation_id, gen_random_uuid() as attempt_id
    from generate_series($3::int, $4::int) as n
  ), candidates_made as (
    insert into candidates (id, owner_id, first_name, last_name, email, phone, created_at, updated_at)
    select candidate_id, $1, 'Noor', md5(n::text), md5(n::text) || '@example.com', '+97150' || n, now(), now() from made
  ), invited as (
    insert into invitations (id, owner_id, assessment_id, candidate_id, stage, invited_at, enrolled_at, completed_at, is_newest, percentage)
    select invitation_id, $1, $2, candidate_id, 'Completed', now() - interval '2 days', now() - interval '1 day', now() - interval '1 day',
      true, n % 101 from made
  ), attempted as (
    insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, state, settings, extra_time_percent, question_count,
      position, started_at, expires_at, submitted_at, submitted_by)
    select attempt_id, $1, invitation_id, $2, candidate_id, 'marked', '{"title": "Assessment", "gradeBands": []}', 0, ${ASKED}, ${ASKED},
      now() - interval '1 day', now() - interval '1 day', now() - interval '1 day', 'candidate' from made
  ), asked as (
    insert into attempt_questions (attempt_id, question_id, position, type, text, content, answer_key, base_duration_seconds,
      duration_seconds, score, difficulty, skill, is_additional)
    select attempt_id, gen_random_uuid(), position, 'open-ended', 'Why?', '{}', '{}', 60, 60, 1, 'Easy', 'Bench', false
    from made, generate_series(1, ${ASKED}) as position returning id, attempt_id
  ), answered as (
    insert into answers (question_id, attempt_id, opened_at, closes_at, closed_at, closed_by, value, revision, saved_at)
    select id, attempt_id, now() - interval '1 day', now() - interval '1 day', now() - interval '1 day', 'candidate',
      '{"text": "Because it is so."}', 3, now() - interval '1 day' from asked
  ), marked as (
    insert into marks (question_id, attempt_id, score, max_score, origin, explanation)
    select id, attempt_id, 1, 1, 'automatic', '{"code": "RIGHT_TRUTH", "params": {}}' from asked
  ), noted as (
    insert into time_ledger (attempt_id, number, kind, at, question_id)
    select attempt_id, number, 'opened', now() - interval '1 day', gen_random_uuid() from made, generate_series(1, ${2 * ASKED}) as number
  )
  insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
  select attempt_id, $1, $2, candidate_id, ${ASKED}, ${ASKED}, 100, 'Passed', now() - interval '1 day' from made`;

const pack = `select pack_result_items(array(
  select attempt_id from results where assessment_id = $1 order by attempt_id offset $2 limit $3))`;

/** So many answers of exams that are over, of people of the house's own. @param {import('../steps/house.mjs').House} house */
export async function plantAnswers({ client, staff }, answers) {
  const assessmentId = await staff.publish({ durations: [60] });
  const { rows } = await client.query('select id from users where email = $1', [ADMIN.email]);
  const attempts = Math.ceil(answers / ASKED);
  // What triggers and keys would do row by row is in the rows already.
  await client.query('set session_replication_role = replica');
  for (let from = 1; from <= attempts; from += ATTEMPTS_A_STATEMENT)
    await client.query(sat, [rows[0].id, assessmentId, from, Math.min(from + ATTEMPTS_A_STATEMENT - 1, attempts)]);
  await client.query('set session_replication_role = default');
  for (let from = 0; from < attempts; from += ATTEMPTS_A_STATEMENT)
    await client.query(pack, [assessmentId, from, ATTEMPTS_A_STATEMENT]);
  await client.query('vacuum (analyze)');
  // By itself it would come to the larger tables while their steps are measured.
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  // What has just been written goes to the disk now, and not while something is measured.
  await client.query('checkpoint');
}

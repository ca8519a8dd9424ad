import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { encodeExamToken } = require('../../server/dist/modules/candidates/exam-token.js');

/** Attempts in progress, each with one open question; written as a whole, since the start is not what is measured. */
const SEATS = `
  with staff as (
    insert into users (role, name, email, created_at, updated_at) values ('Hr', 'Bench', 'bench@example.com', now(), now()) returning id
  ), assessment as (
    insert into assessments (owner_id, title, job_role, configuration, proctoring, integration, report_options, grade_bands,
      created_at, updated_at)
    select id, 'Bench', 'Bench', '{}', '{}', '{}', '{}', '[]', now(), now() from staff returning id, owner_id
  ), candidate as (
    insert into candidates (owner_id, first_name, last_name, email, phone, created_at, updated_at)
    select id, 'Candidate', n::text, n || '@example.com', '12345678', now(), now() from staff, generate_series(1, $1) n
    returning id, owner_id
  ), invitation as (
    insert into invitations (owner_id, assessment_id, candidate_id, invited_at, stage)
    select candidate.owner_id, assessment.id, candidate.id, now(), 'Inrolled' from candidate, assessment
    returning id, owner_id, assessment_id, candidate_id
  ), attempt as (
    insert into attempts (owner_id, invitation_id, assessment_id, candidate_id, settings, extra_time_percent, question_count,
      position, page_id, page_seen_at, started_at, expires_at)
    select owner_id, id, assessment_id, candidate_id, '{}', 0, 10, 1, gen_random_uuid(), now(), now(), now() + interval '2 days'
    from invitation returning id, invitation_id, page_id
  ), question as (
    insert into attempt_questions (attempt_id, question_id, position, type, text, content, answer_key, base_duration_seconds,
      duration_seconds, score, difficulty, skill, is_additional)
    select id, gen_random_uuid(), n, 'open-ended', 'Why?', '{}', '{}', 86400, 86400, 1, 'Easy', 'Bench', false
    from attempt, generate_series(1, 10) n returning id, attempt_id, position
  ), answer as (
    insert into answers (question_id, attempt_id, opened_at, closes_at)
    select id, attempt_id, now(), now() + interval '1 day' from question where position = 1 returning question_id, attempt_id
  )
  select answer.question_id as "questionId", attempt.invitation_id as "invitationId", attempt.page_id as "pageId"
  from answer join attempt on attempt.id = answer.attempt_id`;

/** @returns {Promise<{ questionId: string, invitationId: string, pageId: string, token: string, revision: number }[]>} */
export async function takeSeats(client, count, examTokenKey) {
  const { rows } = await client.query(SEATS, [count]);
  await client.query('analyze');
  return rows.map((seat) => ({
    ...seat,
    token: encodeExamToken({ invitationId: seat.invitationId, tokenVersion: 1 }, examTokenKey),
    revision: 0,
  }));
}

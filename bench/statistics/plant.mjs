import { built } from '../stage/services.mjs';

const { CreateAssessment } = built('modules/assessments/create-assessment');

/** On every paper. */
export const ASKED = 20;
const ATTEMPTS_A_STATEMENT = 2_500;

/** `$1` assessment, `$2` owner, `$3` and `$4` the first and the last attempt. Ability decides, so that alpha is not zero. */
const plant = ({ type, content, answerKey, answer, number }) => `
  with sat as (
    insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, state, settings, extra_time_percent,
      question_count, position, started_at, expires_at, submitted_at, submitted_by, language)
    select gen_random_uuid(), $2, gen_random_uuid(), $1, gen_random_uuid(), 'marked',
      '{"gradeBands": [], "configuration": {"passMark": 50}}', 0, ${ASKED}, ${ASKED}, now(), now(), now(), 'candidate', (array['en', 'ar'])[1 + floor(random() * 2)::int]::content_language
    from generate_series($3::int, $4::int) returning id, candidate_id
  ), able as materialized (select id, candidate_id, random() as ability from sat),
  asked as (
    insert into attempt_questions (id, attempt_id, question_id, position, type, text, content, answer_key,
      base_duration_seconds, duration_seconds, score, difficulty, skill, is_additional, language, translation)
    select gen_random_uuid(), able.id, ('00000000-0000-4000-8000-0000000000' || lpad((${number})::text, 2, '0'))::uuid, n,
      '${type}', 'Question ' || n, '${JSON.stringify(content)}', '${JSON.stringify(answerKey)}', 30, 30, 1 + n % 5, 'Easy',
      'Skill', false, 'en', '${JSON.stringify({ language: 'ar', text: 'سؤال', textHtml: null, content, answerKey })}'
    from able cross join generate_series(1, ${ASKED}) as n returning id, attempt_id, position, score
  ), marked as (
    insert into marks (question_id, attempt_id, score, max_score, origin, explanation)
    select asked.id, attempt_id, case when random() < able.ability * 0.7 + 0.3 - position * 0.01 then score else 0 end, score,
      'automatic', '{"code": "RIGHT_TRUTH", "params": {}}'
    from asked join able on able.id = asked.attempt_id returning question_id, attempt_id, score, max_score
  ), answered as (
    insert into answers (question_id, attempt_id, opened_at, closes_at, closed_at, closed_by, value, revision)
    select question_id, attempt_id, now() - interval '20 seconds', now(), now(), 'candidate', ${answer}, 1 from marked
  )
  insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
  select able.id, $2, $1, candidate_id, sum(score), sum(max_score), floor(100 * sum(score) / sum(max_score)), 'Passed', now()
  from able join marked on marked.attempt_id = able.id group by able.id, candidate_id`;

/** What marking does with every result; planting leaves the triggers out. */
const pack = `select pack_result_items(array(
  select attempt_id from results where assessment_id = $1 order by attempt_id offset $2 limit $3))`;

/** `plain` is a connection without limits on time. An assessment with so many marked attempts of twenty questions each; its candidates and invitations are left out. */
export async function plantAttempts({ get, viewer }, plain, attempts, paper) {
  const details = { title: 'Bench', jobRole: 'Bench', level: 'Advanced', language: 'en', type: 'skills' };
  const { id } = await get(CreateAssessment).execute(viewer, details);
  await plain.query('set session_replication_role = replica');
  for (let from = 1; from <= attempts; from += ATTEMPTS_A_STATEMENT) {
    await plain.query(plant(paper), [id, viewer.userId, from, Math.min(from + ATTEMPTS_A_STATEMENT - 1, attempts)]);
  }
  await plain.query('set session_replication_role = default');
  for (let from = 0; from < attempts; from += ATTEMPTS_A_STATEMENT)
    await plain.query(pack, [id, from, ATTEMPTS_A_STATEMENT]);
  for (const table of ['attempts', 'attempt_questions', 'marks', 'answers', 'results', 'result_items']) {
    await plain.query(`vacuum (analyze) ${table}`);
  }
  return id;
}

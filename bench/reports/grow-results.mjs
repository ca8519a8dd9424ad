import pg from 'pg';

/** Ten people of every size hold the name that is looked for. */
const RARE = 10;
const ROWS_A_STATEMENT = 10_000;
/** So many people take each assessment, whatever the size; but for one, which half of all people take. */
const IN_ONE_ASSESSMENT = 250;

const assessment = `
  insert into assessments (id, owner_id, title, job_role, description, status, configuration, report_options, grade_bands,
    proctoring, integration, published_at, created_at, updated_at)
  select gen_random_uuid(), $1, 'Assessment ' || n, 'Clerk', '', 'Active', '{"passMark": 50}', '{}', '[]', '{}', '{}',
    now(), now(), now() from generate_series($2::int, $3::int) as n`;

const people = `
  with chosen as (
    select id, row_number() over (order by length(title), title) - 1 as place from assessments where owner_id = $1
  ), made as (
    select n, gen_random_uuid() as candidate_id, gen_random_uuid() as invitation_id, gen_random_uuid() as attempt_id,
      (select id from chosen where place = case when n % 2 = 0 then 0 else 1 + (n - 1) / ${2 * IN_ONE_ASSESSMENT} end) as assessment_id
    from generate_series($2::int, $3::int) as n
  ), candidates_made as (
    insert into candidates (id, owner_id, first_name, last_name, email, phone, created_at, updated_at)
    select candidate_id, $1, case when n <= ${RARE} then 'Zirconia المغناطيسيّة' when n % 2 = 0 then 'Noor' else 'أحمد' end,
      md5(n::text), md5(n::text) || '@example.com', '+97150' || n, now(), now() from made
  ), invited as (
    insert into invitations (id, owner_id, assessment_id, candidate_id, stage, invited_at, enrolled_at, completed_at,
      is_newest, percentage)
    select invitation_id, $1, assessment_id, candidate_id, 'Completed', now() - n * interval '1 minute',
      now() - n * interval '50 seconds', now() - n * interval '40 seconds', true, n % 101 from made
  ), sat as (
    insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, state, settings, extra_time_percent,
      question_count, position, started_at, expires_at, submitted_at, submitted_by)
    select attempt_id, $1, invitation_id, assessment_id, candidate_id, 'marked', '{"title": "Assessment", "gradeBands": []}',
      0, 20, 20, now() - n * interval '50 seconds', now(), now() - n * interval '40 seconds', 'candidate' from made
  )
  insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
  select attempt_id, $1, assessment_id, candidate_id, n % 101, 100, n % 101,
    case when n % 101 >= 50 then 'Passed' else 'Failed' end::result_status, now() from made`;

/** The viewer has so many results afterwards, of as many people, and the planner knows it. */
export async function growTo({ url, viewer }, size) {
  // Not the product's connections: what fills the tables may take as long as it takes.
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await grow(database, viewer, size);
  } finally {
    await database.end();
  }
}

async function grow(database, viewer, size) {
  const owner = viewer.userId;
  const {
    rows: [{ count }],
  } = await database.query('select count(*)::int as count from results where owner_id = $1', [owner]);
  const assessments = (rows) => 1 + Math.ceil(rows / (2 * IN_ONE_ASSESSMENT));
  const first = count === 0 ? 1 : assessments(count) + 1;
  // What these would do row by row is in the rows already.
  const known = ['invitations disable trigger invitations_newest_after_insert', 'results disable trigger user'];
  for (const trigger of known) await database.query(`alter table ${trigger}`);
  if (count < size) await database.query(assessment, [owner, first, assessments(size)]);
  for (let from = count + 1; from <= size; from += ROWS_A_STATEMENT) {
    await database.query(people, [owner, from, Math.min(from + ROWS_A_STATEMENT - 1, size)]);
  }
  for (const trigger of known) await database.query(`alter table ${trigger.replace('disable', 'enable')}`);
  for (const table of ['candidates', 'invitations', 'attempts', 'results', 'assessments', 'kept_counts'])
    await database.query(`vacuum (analyze) ${table}`);
}

import pg from 'pg';
import { built } from '../stage/services.mjs';

const { defaultConfiguration, defaultReportOptions } = built('modules/assessments/assessment-settings');
const { defaultGradeBands } = built('modules/assessments/default-grade-bands');
const { noIntegration } = built('modules/assessments/integration.policy');
const { defaultProctoring } = built('modules/assessments/proctoring.policy');
const { FoldAssessmentCounts } = built('modules/candidates/counts/fold-assessment-counts');
const { FoldCounts } = built('modules/reports/dashboard/fold-counts');

/** Ten people of every size hold the name that is looked for; ten have the tag, ten stand on the stage, and ten sit at the moment. */
const RARE = 10;
const ROWS_A_STATEMENT = 10_000;
/** So many people take each assessment, whatever the size; but for one, which four of five people take. */
const IN_ONE_ASSESSMENT = 250;
const ONE_ELSEWHERE_OF = 5;
/** There is a page of assessments at every size. */
const PAGE = 30;

const assessment = `
  insert into assessments (id, owner_id, title, job_role, description, status, configuration, report_options, grade_bands,
    proctoring, integration, published_at, created_at, updated_at)
  select gen_random_uuid(), $1, 'Assessment ' || n, 'Clerk', '', 'Active', $4, $5, $6, $7, $8,
    now(), now(), now() from generate_series($2::int, $3::int) as n`;
/** What a new one starts with, in the order of that statement. */
const settings = [
  defaultConfiguration(),
  defaultReportOptions(),
  defaultGradeBands('en'),
  defaultProctoring(),
  noIntegration(),
].map((one) => JSON.stringify(one));

/** One of ten parts, chosen by chance but always alike: who has the tag has any name, and stands anywhere. */
const part = (what) => `abs(hashint4(n + hashtext('${what}'))) % 10`;

/** Of ten people in the largest assessment seven have handed in, and three have not begun. */
const people = `
  with chosen as (
    select id, row_number() over (order by length(title), title) - 1 as place from assessments where owner_id = $1
  ), made as (
    select n, gen_random_uuid() as candidate_id, gen_random_uuid() as invitation_id, gen_random_uuid() as attempt_id,
      (select id from chosen where place = case when n % ${ONE_ELSEWHERE_OF} <> 0 then 0
        else 1 + (n - 1) / ${ONE_ELSEWHERE_OF * IN_ONE_ASSESSMENT} end) as assessment_id,
      case when n <= ${RARE} then 'Inrolled' when ${part('stage')} < 3 then 'Invited' else 'Completed' end::stage as stage
    from generate_series($2::int, $3::int) as n
  ), candidates_made as (
    insert into candidates (id, owner_id, first_name, last_name, email, phone, created_at, updated_at)
    select candidate_id, $1, case when n <= ${RARE} then 'Zirconia المغناطيسيّة' when ${part('name')} < 5 then 'Noor' else 'أحمد' end,
      md5(n::text), md5(n::text) || '@example.com', '+97150' || n, now(), now() from made
  ), invited as (
    insert into invitations (id, owner_id, assessment_id, candidate_id, stage, invited_at, enrolled_at, completed_at,
      is_newest, percentage, tags, decision_stage)
    select invitation_id, $1, assessment_id, candidate_id, stage, now() - n * interval '1 minute',
      case when stage <> 'Invited' then now() - n * interval '50 seconds' end,
      case when stage = 'Completed' then now() - n * interval '40 seconds' end, true,
      case when stage = 'Completed' then n % 101 end,
      case when n <= ${RARE} then '{rare}' when ${part('tag')} = 0 then '{arabic,night shift}' else '{}' end::text[],
      case when n <= ${RARE} then 'offer' when ${part('decision')} = 0 then 'to-read' end from made
  ), sat as (
    insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, state, settings, extra_time_percent,
      question_count, position, started_at, expires_at, submitted_at, submitted_by)
    select attempt_id, $1, invitation_id, assessment_id, candidate_id,
      case stage when 'Completed' then 'marked' else 'in-progress' end::attempt_state,
      '{"title": "Assessment", "gradeBands": []}', 0, 20, 20, now() - n * interval '50 seconds', now() + interval '1 day',
      case when stage = 'Completed' then now() - n * interval '40 seconds' end,
      case when stage = 'Completed' then 'candidate' end::closed_by from made where stage <> 'Invited'
  )
  insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
  select attempt_id, $1, assessment_id, candidate_id, n % 101, 100, n % 101,
    case when n % 101 >= 50 then 'Passed' else 'Failed' end::result_status, now() from made where stage = 'Completed'`;

/** The largest assessment of the viewer has so many people afterwards, and the planner knows it. */
export async function growTo({ url, viewer }, size) {
  // Not the product's connections: what fills the tables may take as long as it takes.
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await grow(database, viewer, Math.ceil((size * ONE_ELSEWHERE_OF) / (ONE_ELSEWHERE_OF - 1)));
  } finally {
    await database.end();
  }
}

async function grow(database, viewer, size) {
  const owner = viewer.userId;
  const {
    rows: [{ count }],
  } = await database.query('select count(*)::int as count from candidates where owner_id = $1', [owner]);
  const assessments = (rows) => Math.max(PAGE, 1 + Math.ceil(rows / (ONE_ELSEWHERE_OF * IN_ONE_ASSESSMENT)));
  const first = count === 0 ? 1 : assessments(count) + 1;
  // What these would do row by row is in the rows already.
  const known = [
    'invitations disable trigger invitations_newest_after_insert',
    'results disable trigger results_copy_percentage',
    'results disable trigger result_items_packed',
  ];
  for (const trigger of known) await database.query(`alter table ${trigger}`);
  if (count < size) await database.query(assessment, [owner, first, assessments(size), ...settings]);
  for (let from = count + 1; from <= size; from += ROWS_A_STATEMENT) {
    await database.query(people, [owner, from, Math.min(from + ROWS_A_STATEMENT - 1, size)]);
  }
  for (const trigger of known) await database.query(`alter table ${trigger.replace('disable', 'enable')}`);
  await fold(database);
  await database.query('vacuum (analyze)');
  // What has just been written goes to the disk now, and not while something is measured.
  await database.query('checkpoint');
}

/** What jobs do in the meantime, where a table fills in more than an instant. */
async function fold(database) {
  const asked = { query: async (text, values) => (await database.query(text, values)).rows };
  await new FoldAssessmentCounts(asked).execute();
  await new FoldCounts(asked, { now: () => new Date() }).execute();
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first shape of the database. Kept as SQL: constraint names, checks and partial indexes are promises
 * that the domain relies on (`violates(error, 'invitations_one_per_candidate')`), so they are written, not derived.
 */
export class Initial1763700000000 implements MigrationInterface {
  readonly name = 'Initial1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...platformTables, ...peopleTables, ...authoringTables, ...examTables, ...markingTables]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const removals = [
      ...[...tables].reverse().map((table) => `drop table if exists ${table}`),
      ...[...enums].reverse().map((type) => `drop type if exists ${type}`),
    ];
    for (const statement of removals) await runner.query(statement);
    await runner.query(`drop function if exists fold_text(text)`);
  }
}

const enums = [
  'user_role',
  'active_status',
  'level',
  'content_language',
  'difficulty',
  'question_type',
  'assessment_type',
  'stage',
  'attempt_state',
  'closed_by',
  'result_status',
  'mark_origin',
  'mail_status',
];

const tables = [
  'outbox_events',
  'mails',
  'rate_limits',
  'users',
  'sessions',
  'questions',
  'tests',
  'test_questions',
  'assessments',
  'assessment_tests',
  'assessment_questions',
  'candidates',
  'invitations',
  'attempts',
  'attempt_questions',
  'answers',
  'results',
  'marks',
];

const platformTables = [
  `create extension if not exists pg_trgm`,
  `create type mail_status as enum ('queued', 'sent', 'failed', 'kept')`,
  `create table outbox_events (
     id uuid constraint outbox_events_pk primary key default gen_random_uuid(),
     type text not null,
     payload jsonb not null,
     occurred_at timestamptz not null,
     published_at timestamptz
   )`,
  `create index outbox_events_unpublished on outbox_events (occurred_at) where published_at is null`,
  `create table mails (
     id uuid constraint mails_pk primary key default gen_random_uuid(),
     recipient text not null,
     template text not null,
     language text not null,
     params jsonb not null,
     status mail_status not null default 'queued',
     attempts integer not null default 0,
     last_error text,
     created_at timestamptz not null,
     sent_at timestamptz
   )`,
  `create index mails_newest on mails (created_at desc)`,
  // Unlogged: counting tries must be cheap, and after a crash everybody may start from nothing.
  `create unlogged table rate_limits (
     key text constraint rate_limits_pk primary key,
     points integer not null default 0,
     expire bigint
   )`,
];

const peopleTables = [
  `create type user_role as enum ('super-admin', 'admin', 'Hr')`,
  `create table users (
     id uuid constraint users_pk primary key default gen_random_uuid(),
     role user_role not null,
     name text not null,
     email text not null,
     phone text,
     company_name text,
     company_size integer,
     password_hash text,
     is_verified boolean not null default true,
     max_requests integer,
     number_of_requests integer not null default 0,
     last_sign_in_at timestamptz,
     previous_sign_in_at timestamptz,
     created_by uuid constraint users_created_by_fk references users on delete set null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint users_requests_within_limit check (number_of_requests >= 0 and (max_requests is null or number_of_requests <= max_requests))
   )`,
  `create unique index users_one_per_email on users (lower(email))`,
  `create table sessions (
     id uuid constraint sessions_pk primary key default gen_random_uuid(),
     user_id uuid not null constraint sessions_user_fk references users on delete cascade,
     created_at timestamptz not null,
     last_used_at timestamptz not null,
     expires_at timestamptz not null,
     revoked_at timestamptz,
     ip text,
     user_agent text
   )`,
  `create index sessions_of_user on sessions (user_id)`,
];

const authoringTables = [
  // Text as it is compared, not as it is shown; `foldText` in the code does the same. What has no counterpart in the
  // second list (marks and tatweel) is removed.
  `create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
     select translate(lower(normalize(value, nfkc)),
       'أإآٱةى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' || U&'\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0640',
       'ااااهي01234567890123456789')
   $$`,
  `create type active_status as enum ('Active', 'InActive')`,
  `create type level as enum ('Beginner', 'Mid Level', 'Advanced')`,
  `create type content_language as enum ('en', 'ar')`,
  `create type difficulty as enum ('Easy', 'Medium', 'Hard')`,
  `create type question_type as enum ('qualifier', 'multiple-choice', 'true-false', 'rating', 'dropdown', 'ranking', 'open-ended',
     'short-answer', 'number', 'fill-in-the-blank', 'date', 'spreadsheet', 'xlcx', 'document', 'slides', 'file-upload', 'video', 'audio')`,
  `create type assessment_type as enum ('skills', 'cognitive', 'language', 'situational', 'personality', 'mixed')`,
  `create table questions (
     id uuid constraint questions_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint questions_owner_fk references users,
     type question_type not null,
     text text not null,
     content jsonb not null,
     answer_key jsonb not null,
     duration_seconds integer not null constraint questions_duration_positive check (duration_seconds > 0),
     score numeric(8, 2) not null constraint questions_score_not_negative check (score >= 0),
     difficulty difficulty not null,
     skill text not null,
     is_additional boolean not null default false,
     status active_status not null default 'Active',
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index questions_of_owner on questions (owner_id, updated_at desc)`,
  `create table tests (
     id uuid constraint tests_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint tests_owner_fk references users,
     title text not null,
     job_role text not null,
     description text not null default '',
     level level not null,
     language content_language not null,
     status active_status not null default 'Active',
     published_at timestamptz,
     published_by uuid constraint tests_published_by_fk references users on delete set null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index tests_of_owner on tests (owner_id, updated_at desc)`,
  `create index tests_published on tests (updated_at desc) where published_at is not null`,
  `create index tests_search on tests using gin (fold_text(title || ' ' || job_role || ' ' || description) gin_trgm_ops)`,
  `create table test_questions (
     test_id uuid not null constraint test_questions_test_fk references tests on delete cascade,
     question_id uuid not null constraint test_questions_question_fk references questions,
     position integer not null,
     constraint test_questions_pk primary key (test_id, question_id)
   )`,
  `create table assessments (
     id uuid constraint assessments_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint assessments_owner_fk references users,
     title text not null,
     job_role text not null,
     description text not null default '',
     level level,
     language content_language,
     type assessment_type,
     welcome_video_url text,
     status active_status not null default 'InActive',
     configuration jsonb not null,
     report_options jsonb not null,
     grade_bands jsonb not null,
     published_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index assessments_of_owner on assessments (owner_id, updated_at desc)`,
  `create index assessments_search on assessments using gin (fold_text(title || ' ' || job_role || ' ' || description) gin_trgm_ops)`,
  `create table assessment_tests (
     assessment_id uuid not null constraint assessment_tests_assessment_fk references assessments on delete cascade,
     test_id uuid not null constraint assessment_tests_test_fk references tests,
     position integer not null,
     constraint assessment_tests_pk primary key (assessment_id, test_id)
   )`,
  `create table assessment_questions (
     assessment_id uuid not null constraint assessment_questions_assessment_fk references assessments on delete cascade,
     question_id uuid not null constraint assessment_questions_question_fk references questions,
     position integer not null,
     constraint assessment_questions_pk primary key (assessment_id, question_id)
   )`,
];

const examTables = [
  `create type stage as enum ('Invited', 'Inrolled', 'Completed')`,
  `create type attempt_state as enum ('in-progress', 'submitted', 'marked')`,
  `create type closed_by as enum ('candidate', 'time', 'server')`,
  `create table candidates (
     id uuid constraint candidates_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint candidates_owner_fk references users,
     first_name text not null,
     last_name text not null,
     email text not null,
     phone text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create unique index candidates_one_per_email on candidates (owner_id, lower(email))`,
  `create table invitations (
     id uuid constraint invitations_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint invitations_owner_fk references users,
     assessment_id uuid not null constraint invitations_assessment_fk references assessments,
     candidate_id uuid not null constraint invitations_candidate_fk references candidates,
     invited_by uuid constraint invitations_invited_by_fk references users on delete set null,
     token_version integer not null default 1,
     stage stage not null default 'Invited',
     extra_time_percent integer not null default 0 constraint invitations_extra_time_range check (extra_time_percent between 0 and 900),
     mail_id uuid constraint invitations_mail_fk references mails on delete set null,
     invited_at timestamptz not null,
     enrolled_at timestamptz,
     completed_at timestamptz,
     revoked_at timestamptz,
     constraint invitations_one_per_candidate unique (assessment_id, candidate_id)
   )`,
  `create index invitations_of_owner on invitations (owner_id, invited_at desc)`,
  `create index invitations_of_candidate on invitations (candidate_id)`,
  `create table attempts (
     id uuid constraint attempts_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint attempts_owner_fk references users,
     invitation_id uuid not null constraint attempts_invitation_fk references invitations,
     assessment_id uuid not null constraint attempts_assessment_fk references assessments,
     candidate_id uuid not null constraint attempts_candidate_fk references candidates,
     state attempt_state not null default 'in-progress',
     settings jsonb not null,
     extra_time_percent integer not null,
     question_count integer not null,
     position integer not null default 0,
     page_id uuid,
     page_seen_at timestamptz,
     started_at timestamptz not null,
     expires_at timestamptz not null,
     submitted_at timestamptz,
     submitted_by closed_by,
     constraint attempts_one_per_invitation unique (invitation_id),
     constraint attempts_submission_complete check ((state = 'in-progress') = (submitted_at is null) and (submitted_at is null) = (submitted_by is null))
   ) with (fillfactor = 80)`,
  `create index attempts_open on attempts (expires_at) where state = 'in-progress'`,
  `create index attempts_unmarked on attempts (submitted_at) where state = 'submitted'`,
  `create index attempts_of_assessment on attempts (assessment_id)`,
  `create index attempts_of_owner on attempts (owner_id, started_at desc)`,
  `create table attempt_questions (
     id uuid constraint attempt_questions_pk primary key default gen_random_uuid(),
     attempt_id uuid not null constraint attempt_questions_attempt_fk references attempts on delete cascade,
     question_id uuid not null,
     position integer not null,
     type question_type not null,
     text text not null,
     content jsonb not null,
     answer_key jsonb not null,
     base_duration_seconds integer not null,
     duration_seconds integer not null,
     score numeric(8, 2) not null,
     difficulty difficulty not null,
     skill text not null,
     is_additional boolean not null,
     constraint attempt_questions_one_per_position unique (attempt_id, position)
   )`,
  // One row a question, written when the question opens: a save is an update of this row alone, so a closing and a save
  // of the same question wait for each other on its row lock. Fill factor: every save then stays a heap-only update.
  `create table answers (
     question_id uuid constraint answers_pk primary key constraint answers_question_fk references attempt_questions on delete cascade,
     attempt_id uuid not null constraint answers_attempt_fk references attempts on delete cascade,
     opened_at timestamptz not null,
     closes_at timestamptz not null,
     closed_at timestamptz,
     closed_by closed_by,
     value jsonb,
     revision integer not null default 0,
     saved_at timestamptz,
     late_value jsonb,
     late_revision integer not null default 0,
     late_saved_at timestamptz
   ) with (fillfactor = 70)`,
  `create index answers_of_attempt on answers (attempt_id)`,
  `create index answers_open on answers (closes_at) where closed_at is null`,
];

const markingTables = [
  `create type result_status as enum ('Under review', 'Passed', 'Failed')`,
  `create type mark_origin as enum ('automatic', 'person', 'awaiting')`,
  `create table results (
     attempt_id uuid constraint results_pk primary key constraint results_attempt_fk references attempts on delete cascade,
     owner_id uuid not null constraint results_owner_fk references users,
     assessment_id uuid not null constraint results_assessment_fk references assessments,
     candidate_id uuid not null constraint results_candidate_fk references candidates,
     score numeric(10, 2) not null,
     total_score numeric(10, 2) not null,
     percentage integer not null,
     status result_status not null,
     overall_feedback text,
     marked_at timestamptz not null,
     constraint results_one_per_candidate unique (assessment_id, candidate_id)
   )`,
  `create index results_of_owner on results (owner_id, marked_at desc)`,
  `create table marks (
     question_id uuid constraint marks_pk primary key constraint marks_question_fk references attempt_questions on delete cascade,
     attempt_id uuid not null constraint marks_attempt_fk references attempts on delete cascade,
     score numeric(8, 2),
     max_score numeric(8, 2) not null,
     origin mark_origin not null,
     explanation jsonb not null,
     feedback text,
     marked_by uuid constraint marks_marked_by_fk references users on delete set null,
     marked_at timestamptz,
     constraint marks_score_in_range check (score is null or (score >= 0 and score <= max_score)),
     constraint marks_awaiting_has_no_score check ((origin = 'awaiting') = (score is null))
   )`,
  `create index marks_of_attempt on marks (attempt_id)`,
];

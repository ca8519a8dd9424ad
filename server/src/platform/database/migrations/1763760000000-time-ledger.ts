import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of every attempt's time, pauses, and messages to candidates. */
export class TimeLedger1763760000000 implements MigrationInterface {
  readonly name = 'TimeLedger1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...enums, ...ledger, ...attempts, ...messages, ...history]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const kinds = ['base', 'extra-percent', 'opened', 'added', 'paused', 'resumed', 'closed', 'submitted', 'reopened'];
const reasons = [
  ...['comfort', 'disturbance', 'noise', 'power-outage', 'weather'].map((reason) => `environment-${reason}`),
  ...['behaviour', 'complaint', 'identity', 'illness', 'late', 'navigation', 'no-show'].map(
    (reason) => `candidate-${reason}`,
  ),
  ...['behaviour', 'compliance', 'error', 'late', 'no-show'].map((reason) => `staff-${reason}`),
  ...['freezing', 'launching', 'network', 'printing', 'workstation'].map((reason) => `technical-${reason}`),
  'other',
];
const listed = (values: string[]) => values.map((value) => `'${value}'`).join(', ');

const enums = [
  `alter type closed_by add value 'staff'`,
  `alter type closed_by add value 'proctoring'`,
  `create type time_ledger_kind as enum (${listed(kinds)})`,
  `create type reason_code as enum (${listed(reasons)})`,
];

const ledger = [
  `create table time_ledger (
     attempt_id uuid not null constraint time_ledger_attempt_fk references attempts on delete cascade,
     number integer not null constraint time_ledger_number_positive check (number > 0),
     kind time_ledger_kind not null,
     at timestamptz not null,
     question_id uuid,
     seconds integer,
     percent integer,
     closed_by closed_by,
     reason_code reason_code,
     note text,
     actor_id uuid,
     actor_name text,
     request_id uuid,
     constraint time_ledger_pk primary key (attempt_id, number)
   )`,
  `create unique index time_ledger_once_per_request on time_ledger (request_id) where request_id is not null`,
  // An entry goes only with its whole attempt, when a result is deleted: then its attempt is gone already.
  `create function refuse_change_of_time_ledger() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if not exists (select from attempts where id = old.attempt_id) then
         return old;
       end if;
     end if;
     raise exception 'The time ledger is append-only.' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger time_ledger_append_only before update or delete on time_ledger
     for each row execute function refuse_change_of_time_ledger()`,
  `create trigger time_ledger_never_emptied before truncate on time_ledger
     for each statement execute function refuse_change_of_time_ledger()`,
];

const attempts = [
  `alter table attempts
     add column paused_at timestamptz,
     add column resumes_on_return boolean not null default false,
     add constraint attempts_paused_in_progress check (paused_at is null or state = 'in-progress')`,
  `alter table attempt_questions add column added_seconds integer not null default 0`,
];

const messages = [
  `create table attempt_messages (
     id uuid constraint attempt_messages_pk primary key,
     attempt_id uuid not null constraint attempt_messages_attempt_fk references attempts on delete cascade,
     text text not null,
     sent_at timestamptz not null,
     sent_by uuid,
     sent_by_name text not null,
     read_at timestamptz
   )`,
  `create index attempt_messages_of_attempt on attempt_messages (attempt_id, sent_at)`,
];

/** What earlier attempts would have written: nothing was ever added to them, and none was paused. */
const history = [
  `with facts as (
     select q.attempt_id, 1 as step, q.position, 1 as part, 'base' as kind, t.started_at as at, q.id as question_id,
       q.base_duration_seconds as seconds, null::int as percent, null::closed_by as closed_by
     from attempt_questions q join attempts t on t.id = q.attempt_id
     union all
     select t.id, 2, 0, 1, 'extra-percent', t.started_at, null, null, t.extra_time_percent, null
     from attempts t where t.extra_time_percent > 0
     union all
     select a.attempt_id, 3, q.position, 1, 'opened', a.opened_at, q.id, null, null, null
     from answers a join attempt_questions q on q.id = a.question_id
     union all
     select a.attempt_id, 3, q.position, 2, 'closed', a.closed_at, q.id, null, null, a.closed_by
     from answers a join attempt_questions q on q.id = a.question_id where a.closed_at is not null
     union all
     select t.id, 4, 0, 1, 'submitted', t.submitted_at, null, null, null, t.submitted_by
     from attempts t where t.submitted_at is not null
   )
   insert into time_ledger (attempt_id, number, kind, at, question_id, seconds, percent, closed_by)
   select attempt_id, row_number() over (partition by attempt_id order by step, position, part),
     kind::time_ledger_kind, at, question_id, seconds, percent, closed_by
   from facts`,
];

const removals = [
  `drop table attempt_messages`,
  `alter table attempt_questions drop column added_seconds`,
  `alter table attempts drop column resumes_on_return, drop column paused_at`,
  `drop table time_ledger`,
  `drop function refuse_change_of_time_ledger()`,
  `drop type reason_code`,
  `drop type time_ledger_kind`,
  `alter type closed_by rename to closed_by_before`,
  `create type closed_by as enum ('candidate', 'time', 'server')`,
  ...['attempts.submitted_by', 'answers.closed_by'].map((place) => {
    const [table, column] = place.split('.');
    return `alter table ${table} alter column ${column} type closed_by
      using (case ${column}::text when 'staff' then 'server' when 'proctoring' then 'server' else ${column}::text end)::closed_by`;
  }),
  `drop type closed_by_before`,
];

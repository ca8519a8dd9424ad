import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access requests, one-time codes and tickets, settings, messages to support, and the audit log. */
export class People1763710000000 implements MigrationInterface {
  readonly name = 'People1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...accountTables, ...accessRequestTables, ...auditTables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const removals = [
      ...tables.map((table) => `drop table if exists ${table}`),
      ...enums.map((type) => `drop type if exists ${type}`),
      `drop function if exists refuse_change_of_audit_entries()`,
      `alter table users drop column settings`,
    ];
    for (const statement of removals) await runner.query(statement);
  }
}

const tables = [
  'submission_notices',
  'support_messages',
  'password_tickets',
  'password_codes',
  'access_requests',
  'audit_entries',
];

const enums = ['password_ticket_purpose', 'access_request_status', 'audit_outcome'];

const accountTables = [
  `alter table users add column settings jsonb not null default '{}'::jsonb`,
  // Rows also for addresses that nobody has: asking for a code leaves the same traces for all.
  `create table password_codes (
     id uuid constraint password_codes_pk primary key default gen_random_uuid(),
     request_hash text not null constraint password_codes_one_per_request unique,
     email text not null,
     language content_language not null,
     from_known_device boolean not null,
     code_hash text not null,
     tries integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     voided_at timestamptz
   )`,
  `create unique index password_codes_one_live_per_email on password_codes (email) where used_at is null and voided_at is null`,
  `create index password_codes_of_email on password_codes (email, created_at desc)`,
  `create type password_ticket_purpose as enum ('reset', 'welcome')`,
  `create table password_tickets (
     id uuid constraint password_tickets_pk primary key default gen_random_uuid(),
     user_id uuid not null constraint password_tickets_user_fk references users on delete cascade,
     ticket_hash text not null constraint password_tickets_one_per_hash unique,
     purpose password_ticket_purpose not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index password_tickets_of_user on password_tickets (user_id)`,
  `create table support_messages (
     id uuid constraint support_messages_pk primary key default gen_random_uuid(),
     user_id uuid constraint support_messages_user_fk references users on delete set null,
     name text not null,
     email text not null,
     subject text not null,
     message text not null,
     created_at timestamptz not null
   )`,
  `create index support_messages_newest on support_messages (created_at desc)`,
  // Whoever inserts the row writes the mail: an event that is told twice sends one notice.
  `create table submission_notices (
     attempt_id uuid constraint submission_notices_pk primary key
       constraint submission_notices_attempt_fk references attempts on delete cascade,
     noted_at timestamptz not null
   )`,
];

const accessRequestTables = [
  `create type access_request_status as enum ('open', 'approved', 'declined')`,
  `create table access_requests (
     id uuid constraint access_requests_pk primary key default gen_random_uuid(),
     name text not null,
     email text not null,
     phone text not null,
     company_name text not null,
     company_size integer not null,
     message text not null,
     language content_language not null,
     status access_request_status not null default 'open',
     created_at timestamptz not null,
     notified_at timestamptz,
     decided_at timestamptz,
     decided_by uuid constraint access_requests_decided_by_fk references users on delete set null,
     decided_by_name text,
     constraint access_requests_decision_complete
       check ((status = 'open') = (decided_at is null) and (decided_at is null) = (decided_by_name is null))
   )`,
  `create index access_requests_newest on access_requests (created_at desc)`,
  `create index access_requests_open on access_requests (created_at desc) where status = 'open'`,
];

const auditTables = [
  `create type audit_outcome as enum ('done', 'refused', 'failed')`,
  // No foreign key: an entry stays what it was when its actor or its object is gone.
  `create table audit_entries (
     id uuid constraint audit_entries_pk primary key default gen_random_uuid(),
     at timestamptz not null,
     actor_id uuid,
     actor_name text,
     actor_role user_role,
     action text not null,
     object_type text,
     object_id text,
     object_label text,
     outcome audit_outcome not null,
     ip text,
     user_agent text,
     request_id text
   )`,
  `create index audit_entries_newest on audit_entries (at desc, id desc)`,
  `create index audit_entries_of_action on audit_entries (action, at desc)`,
  `create index audit_entries_of_actor on audit_entries (actor_id, at desc)`,
  `create function refuse_change_of_audit_entries() returns trigger language plpgsql as $$
   begin
     raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger audit_entries_append_only before update or delete or truncate on audit_entries
     for each statement execute function refuse_change_of_audit_entries()`,
  // The trigger stops everybody; the application's own account is not even allowed to try, unless it is a superuser.
  `revoke update, delete, truncate on audit_entries from current_user`,
];

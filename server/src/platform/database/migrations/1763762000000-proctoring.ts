import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages notice while somebody sits, the consent to it, and the pictures that are taken. */
export class Proctoring1763762000000 implements MigrationInterface {
  readonly name = 'Proctoring1763762000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...kinds, ...tables]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const kinds = [
  `alter type closed_by add value if not exists 'proctoring'`,
  `create type signal_kind as enum ('tab-hidden', 'window-blur', 'full-screen-exit', 'copy', 'paste', 'second-page',
     'camera-lost', 'several-screens', 'reload-tried', 'no-face', 'several-faces')`,
  `create type signal_excuse as enum ('permission', 'file-picker', 'own-dialog')`,
  `create type proctor_verdict as enum ('confirmed', 'dismissed')`,
];

const tables = [
  `alter table attempts
     add consent_version text,
     add consent_language text,
     add consented_at timestamptz,
     add next_snapshot_at timestamptz,
     add snapshot_due_id uuid`,
  `create table proctor_events (
     id uuid default gen_random_uuid() constraint proctor_events_pk primary key,
     attempt_id uuid not null constraint proctor_events_attempt_fk references attempts on delete cascade,
     kind signal_kind not null,
     started_at timestamptz not null,
     ended_at timestamptz not null,
     away_ms integer not null default 0,
     counted_as integer,
     is_forgiven boolean not null default false,
     candidate_note text,
     candidate_noted_at timestamptz,
     verdict proctor_verdict,
     verdict_note text,
     reviewed_by uuid constraint proctor_events_reviewer_fk references users on delete set null,
     reviewed_at timestamptz
   )`,
  `create index proctor_events_of_attempt on proctor_events (attempt_id, started_at)`,
  `create index proctor_events_by_age on proctor_events (started_at)`,
  `create table proctor_signals (
     id uuid constraint proctor_signals_pk primary key,
     attempt_id uuid not null constraint proctor_signals_attempt_fk references attempts on delete cascade,
     event_id uuid not null constraint proctor_signals_event_fk references proctor_events on delete cascade,
     kind signal_kind not null,
     started_at timestamptz not null,
     computer_at timestamptz not null,
     lasted_ms integer not null,
     is_over boolean not null,
     excuse signal_excuse,
     warnings_seen integer not null,
     received_at timestamptz not null
   )`,
  `create index proctor_signals_of_event on proctor_signals (event_id)`,
  `create index proctor_signals_of_attempt on proctor_signals (attempt_id)`,
];

// An enum keeps its values: PostgreSQL has no way to take one back.
const removals = [
  `drop table proctor_signals`,
  `drop table proctor_events`,
  `alter table attempts drop consent_version, drop consent_language, drop consented_at, drop next_snapshot_at,
     drop snapshot_due_id`,
  `drop type proctor_verdict`,
  `drop type signal_excuse`,
  `drop type signal_kind`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long each class of data is kept, and what remains of somebody who was erased: a certificate without their data. */
export class Privacy1763766010000 implements MigrationInterface {
  readonly name = 'Privacy1763766010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...audit]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const removals = [
      'alter table attempts drop column answers_forgotten_at',
      'drop table if exists erasures',
      'drop table if exists retention_rules',
      'drop type if exists data_class',
      refuseEverything,
    ];
    for (const statement of removals) await runner.query(statement);
  }
}

const tables = [
  `create type data_class as enum ('answers', 'recordings', 'snapshots', 'results', 'audit')`,
  `create table retention_rules (
     data_class data_class constraint retention_rules_pk primary key,
     days integer not null constraint retention_rules_days check (days between 1 and 3650),
     changed_by uuid constraint retention_rules_changed_by_fk references users on delete set null,
     changed_at timestamptz not null
   )`,
  // No foreign key to what was erased, and none to whoever did it: the certificate outlives both.
  `create table erasures (
     id uuid constraint erasures_pk primary key,
     owner_id uuid not null,
     erased_at timestamptz not null,
     erased_by uuid,
     erased_by_name text not null,
     deleted jsonb not null,
     file_count integer not null,
     sha256 text not null
   )`,
  `create index erasures_of_owner on erasures (owner_id, erased_at)`,
  `alter table attempts add column answers_forgotten_at timestamptz`,
];

const refuseEverything = `create or replace function refuse_change_of_audit_entries() returns trigger language plpgsql as $$
   begin
     raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
   end $$`;

/** Nothing changes the log but two duties, each named by its own transaction: to forget a person, and to forget the old. */
const audit = [
  `create or replace function refuse_change_of_audit_entries() returns trigger language plpgsql as $$
   declare duty text := coalesce(current_setting('mizan.audit_duty', true), '');
   begin
     if (tg_op = 'UPDATE' and duty = 'erasure') or (tg_op = 'DELETE' and duty = 'retention') then return null; end if;
     raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
   end $$`,
];

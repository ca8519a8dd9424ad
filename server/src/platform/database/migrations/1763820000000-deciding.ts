import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stages of the decision, beside those of the exam; tags, notes, and who decided what and why. */
export class Deciding1763820000000 implements MigrationInterface {
  readonly name = 'Deciding1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table invitations add column decision_stage text`);
    await runner.query(`alter table invitations add column tags text[] not null default '{}'`);
    await runner.query(`create index invitations_on_stage on invitations (assessment_id, decision_stage)
      where decision_stage is not null`);
    await runner.query(`create table decision_stage_lists (
      id uuid not null default gen_random_uuid() constraint decision_stage_lists_pk primary key,
      assessment_id uuid constraint decision_stage_lists_assessment_fk references assessments on delete cascade,
      owner_id uuid constraint decision_stage_lists_owner_fk references users on delete cascade,
      stages jsonb not null,
      constraint decision_stage_lists_one_holder check (num_nonnulls(assessment_id, owner_id) = 1)
    )`);
    await runner.query(
      'create unique index decision_stage_lists_of_assessment on decision_stage_lists (assessment_id)',
    );
    await runner.query('create unique index decision_stage_lists_of_owner on decision_stage_lists (owner_id)');
    await runner.query(`create table decisions (
      id uuid not null default gen_random_uuid() constraint decisions_pk primary key,
      invitation_id uuid not null constraint decisions_invitation_fk references invitations on delete cascade,
      stage_id text,
      stage_name text,
      reason text,
      decided_by uuid constraint decisions_decided_by_fk references users on delete set null,
      decided_by_name text not null,
      decided_at timestamptz not null
    )`);
    await runner.query('create index decisions_of_invitation on decisions (invitation_id, decided_at)');
    await runner.query(`create table notes (
      id uuid not null default gen_random_uuid() constraint notes_pk primary key,
      invitation_id uuid not null constraint notes_invitation_fk references invitations on delete cascade,
      written_by uuid constraint notes_written_by_fk references users on delete set null,
      written_by_name text not null,
      text text not null,
      mentioned_names text[] not null default '{}',
      written_at timestamptz not null
    )`);
    await runner.query('create index notes_of_invitation on notes (invitation_id, written_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notes');
    await runner.query('drop table decisions');
    await runner.query('drop table decision_stage_lists');
    await runner.query('alter table invitations drop column tags, drop column decision_stage');
  }
}

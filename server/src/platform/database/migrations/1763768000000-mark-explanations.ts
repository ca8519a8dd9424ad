import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each mark came about, and what it was before somebody changed it. */
export class MarkExplanations1763768000000 implements MigrationInterface {
  readonly name = 'MarkExplanations1763768000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table marks add derivation jsonb, add revision integer not null default 0');
    await runner.query(`create type mark_cause as enum ('person', 'remarking', 'settling')`);
    await runner.query(`
      create table mark_changes (
        id uuid constraint mark_changes_pk primary key,
        question_id uuid not null constraint mark_changes_question_fk references attempt_questions on delete cascade,
        attempt_id uuid not null constraint mark_changes_attempt_fk references attempts on delete cascade,
        changed_at timestamptz not null,
        changed_by uuid constraint mark_changes_changed_by_fk references users on delete set null,
        cause mark_cause not null,
        reason text,
        before jsonb not null,
        after jsonb not null
      )`);
    await runner.query('create index mark_changes_of_question on mark_changes (question_id, changed_at)');
    await runner.query('create index mark_changes_of_attempt on mark_changes (attempt_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists mark_changes');
    await runner.query('drop type if exists mark_cause');
    await runner.query('alter table marks drop column if exists derivation, drop column if exists revision');
  }
}

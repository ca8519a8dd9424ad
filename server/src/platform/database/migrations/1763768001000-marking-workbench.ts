import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How persons mark an assessment, and what second markers gave. */
export class MarkingWorkbench1763768001000 implements MigrationInterface {
  readonly name = 'MarkingWorkbench1763768001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table marking_rules (
        assessment_id uuid constraint marking_rules_pk primary key
          constraint marking_rules_assessment_fk references assessments on delete cascade,
        is_blind boolean not null,
        needs_second_mark boolean not null,
        tolerance_percent integer not null,
        constraint marking_rules_tolerance_in_range check (tolerance_percent between 0 and 100)
      )`);
    await runner.query(`
      create table second_marks (
        question_id uuid constraint second_marks_pk primary key
          constraint second_marks_question_fk references attempt_questions on delete cascade,
        attempt_id uuid not null constraint second_marks_attempt_fk references attempts on delete cascade,
        score numeric(8, 2) not null,
        first_score numeric(8, 2) not null,
        derivation jsonb not null,
        feedback text,
        marked_by uuid constraint second_marks_marked_by_fk references users on delete set null,
        marked_at timestamptz not null,
        settled_at timestamptz,
        settled_by uuid constraint second_marks_settled_by_fk references users on delete set null,
        settled_reason text,
        constraint second_marks_settled_whole check ((settled_at is null) = (settled_reason is null))
      )`);
    await runner.query('create index second_marks_of_attempt on second_marks (attempt_id)');
    await runner.query(`create index marks_awaiting on marks (attempt_id) where origin = 'awaiting'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists marks_awaiting');
    await runner.query('drop table if exists second_marks');
    await runner.query('drop table if exists marking_rules');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A question that turns out not to measure what it should counts for nobody, as long as a person has set it aside. */
export class QuestionsSetAside1763890000000 implements MigrationInterface {
  readonly name = 'QuestionsSetAside1763890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table set_aside_questions (
      assessment_id uuid not null constraint set_aside_questions_assessment_fk references assessments on delete cascade,
      question_id uuid not null,
      reason text not null,
      set_aside_by uuid constraint set_aside_questions_set_aside_by_fk references users on delete set null,
      set_aside_at timestamptz not null,
      constraint set_aside_questions_pk primary key (assessment_id, question_id)
    )`);
    await runner.query('alter table attempt_questions add column is_set_aside boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attempt_questions drop column is_set_aside');
    await runner.query('drop table set_aside_questions');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that were corrected on papers already sat. */
export class KeyCorrections1763768002000 implements MigrationInterface {
  readonly name = 'KeyCorrections1763768002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table key_corrections (
        id uuid constraint key_corrections_pk primary key,
        assessment_id uuid not null constraint key_corrections_assessment_fk references assessments on delete cascade,
        question_id uuid not null,
        before jsonb not null,
        after jsonb not null,
        reason text not null,
        corrected_by uuid constraint key_corrections_corrected_by_fk references users on delete set null,
        corrected_at timestamptz not null
      )`);
    await runner.query('create index key_corrections_of_assessment on key_corrections (assessment_id, corrected_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists key_corrections');
  }
}

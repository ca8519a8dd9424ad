import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of answers that were taken in, so that none is taken in twice. */
export class AnswersFiles1763764002000 implements MigrationInterface {
  readonly name = 'AnswersFiles1763764002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answers_files (
        digest text not null constraint answers_files_pk primary key,
        attempt_id uuid not null constraint answers_files_attempt_fk references attempts (id) on delete cascade,
        taken_by uuid constraint answers_files_taken_by_fk references users (id) on delete set null,
        taken_at timestamptz not null
      )`);
    await runner.query('create index answers_files_of_attempt on answers_files (attempt_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answers_files');
  }
}

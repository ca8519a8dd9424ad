import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever inserts the row writes the mail to the candidate; an exam that was reopened is confirmed once more. */
export class SubmissionConfirmations1763794000000 implements MigrationInterface {
  readonly name = 'SubmissionConfirmations1763794000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table submission_confirmations (
      attempt_id uuid constraint submission_confirmations_attempt_fk references attempts on delete cascade,
      submitted_at timestamptz not null,
      constraint submission_confirmations_pk primary key (attempt_id, submitted_at)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table submission_confirmations');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answer files are what is handed in for a question; these are the answers that could not be sent. */
export class UnsentAnswers1763799000000 implements MigrationInterface {
  readonly name = 'UnsentAnswers1763799000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table answers_files rename to unsent_answers');
    await runner.query('alter table unsent_answers rename constraint answers_files_pk to unsent_answers_pk');
    await runner.query(
      'alter table unsent_answers rename constraint answers_files_attempt_fk to unsent_answers_attempt_fk',
    );
    await runner.query(
      'alter table unsent_answers rename constraint answers_files_taken_by_fk to unsent_answers_taken_by_fk',
    );
    await runner.query('alter index answers_files_of_attempt rename to unsent_answers_of_attempt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table unsent_answers rename to answers_files');
    await runner.query('alter table answers_files rename constraint unsent_answers_pk to answers_files_pk');
    await runner.query(
      'alter table answers_files rename constraint unsent_answers_attempt_fk to answers_files_attempt_fk',
    );
    await runner.query(
      'alter table answers_files rename constraint unsent_answers_taken_by_fk to answers_files_taken_by_fk',
    );
    await runner.query('alter index unsent_answers_of_attempt rename to answers_files_of_attempt');
  }
}

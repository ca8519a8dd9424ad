import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answer files are what is handed in for a question; these are the answers that could not be sent. */
export class UnsentAnswers1763799000000 implements MigrationInterface {
  readonly name = 'UnsentAnswers1763799000000';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'answers_files', 'unsent_answers');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'unsent_answers', 'answers_files');
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`alter table ${from} rename to ${to}`);
  for (const constraint of ['pk', 'attempt_fk', 'taken_by_fk'])
    await runner.query(`alter table ${to} rename constraint ${from}_${constraint} to ${to}_${constraint}`);
  await runner.query(`alter index ${from}_of_attempt rename to ${to}_of_attempt`);
}

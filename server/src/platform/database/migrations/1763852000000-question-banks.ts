import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Banks of questions are uploaded in parts, to be imported. */
export class QuestionBanks1763852000000 implements MigrationInterface {
  readonly name = 'QuestionBanks1763852000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type file_purpose add value if not exists 'question-bank'`);
  }

  // The enum keeps its value: PostgreSQL has no way to take one back. What was uploaded was to be read once.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from stored_files where purpose = 'question-bank'`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback, hints and tags of questions. */
export class QuestionNotes1763905000000 implements MigrationInterface {
  readonly name = 'QuestionNotes1763905000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table questions add notes jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table questions drop notes');
  }
}

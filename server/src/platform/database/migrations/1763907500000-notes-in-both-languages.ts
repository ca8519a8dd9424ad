import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback and hints are texts of a translation too; where nobody could say them yet, they are missing. */
export class NotesInBothLanguages1763907500000 implements MigrationInterface {
  readonly name = 'NotesInBothLanguages1763907500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update questions set translation_state = 'INCOMPLETE'
      where translation_state in ('TRANSLATED', 'REVIEWED', 'STALE') and notes - 'tags' <> '{}'`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

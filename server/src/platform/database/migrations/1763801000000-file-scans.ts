import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a scanner says of a file; null for those that came while there was none. */
export class FileScans1763801000000 implements MigrationInterface {
  readonly name = 'FileScans1763801000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create type file_scan as enum ('waiting', 'clean', 'infected')`);
    await runner.query('alter table stored_files add column scan file_scan');
    await runner.query(`create index stored_files_unscanned on stored_files (finished_at) where scan = 'waiting'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index stored_files_unscanned');
    await runner.query('alter table stored_files drop column scan');
    await runner.query('drop type file_scan');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the waiting check of an attempt runs, so that it is moved only when a deadline comes earlier. */
export class WaitingChecks1763796000000 implements MigrationInterface {
  readonly name = 'WaitingChecks1763796000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attempts add column check_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attempts drop column check_at');
  }
}

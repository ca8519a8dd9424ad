import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a session has to wait for a second factor follows from the rules of the moment, and not from those of its sign-in. */
export class FactorsDemandedOfSessions1763919700000 implements MigrationInterface {
  readonly name = 'FactorsDemandedOfSessions1763919700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column lacks_factor');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column lacks_factor boolean not null default false');
  }
}

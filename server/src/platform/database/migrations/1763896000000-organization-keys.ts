import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody was told that a key is about to expire. */
export class OrganizationKeys1763896000000 implements MigrationInterface {
  readonly name = 'OrganizationKeys1763896000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys add column expiry_told_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys drop column expiry_told_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a try came to no answer. */
export class WebhookFailures1763790001000 implements MigrationInterface {
  readonly name = 'WebhookFailures1763790001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_attempts add failure text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_attempts drop failure');
  }
}

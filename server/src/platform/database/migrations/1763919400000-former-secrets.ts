import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each secret of a webhook keeps the end that was promised for it, also when another change follows. */
export class FormerSecrets1763919400000 implements MigrationInterface {
  readonly name = 'FormerSecrets1763919400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table webhook_endpoints add column former_secrets_until timestamptz[] not null default '{}'`,
    );
    await runner.query(`update webhook_endpoints set former_secrets_until = array[previous_secret_until]
      where previous_secret_until is not null`);
    await runner.query('alter table webhook_endpoints drop column previous_secret_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_endpoints add column previous_secret_until timestamptz');
    await runner.query('update webhook_endpoints set previous_secret_until = former_secrets_until[1]');
    await runner.query('alter table webhook_endpoints drop column former_secrets_until');
  }
}

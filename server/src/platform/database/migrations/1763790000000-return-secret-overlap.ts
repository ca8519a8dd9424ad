import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the return secret before the present one signs as well. */
export class ReturnSecretOverlap1763790000000 implements MigrationInterface {
  readonly name = 'ReturnSecretOverlap1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table return_secrets add previous_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table return_secrets drop previous_until');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the secret of an assessment's return path was changed. */
export class ReturnSecrets1763772002000 implements MigrationInterface {
  readonly name = 'ReturnSecrets1763772002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table return_secrets (
         assessment_id uuid constraint return_secrets_pk primary key
           constraint return_secrets_assessment_fk references assessments on delete cascade,
         version integer not null
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table return_secrets');
  }
}

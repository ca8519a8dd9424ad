import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether leaving submits the exam is a choice from now on. What was set up before keeps what its candidates were told. */
export class LeavingSubmits1763798000000 implements MigrationInterface {
  readonly name = 'LeavingSubmits1763798000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of changes) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const changes = [
  `update assessments set proctoring = proctoring || '{"submitsWhenLeft": true}'`,
  `update attempts set settings = jsonb_set(settings, '{proctoring,submitsWhenLeft}', 'true')
   where settings ? 'proctoring'`,
];

const removals = [
  `update attempts set settings = settings #- '{proctoring,submitsWhenLeft}'`,
  `update assessments set proctoring = proctoring - 'submitsWhenLeft'`,
];

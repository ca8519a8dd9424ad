import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each secret of a return path keeps the end that was promised for it, also when another change follows. */
export class FormerReturnSecrets1763919600000 implements MigrationInterface {
  readonly name = 'FormerReturnSecrets1763919600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table return_secrets alter previous_until type timestamptz[]
      using array_remove(array[previous_until], null), alter previous_until set default '{}', alter previous_until set not null`);
    await runner.query('alter table return_secrets rename previous_until to former_secrets_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table return_secrets rename former_secrets_until to previous_until');
    await runner.query(
      'alter table return_secrets alter previous_until drop default, alter previous_until drop not null',
    );
    await runner.query('alter table return_secrets alter previous_until type timestamptz using previous_until[1]');
  }
}

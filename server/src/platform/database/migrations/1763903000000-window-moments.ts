import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which invitations open in a month is read by that alone, however many there are. */
export class WindowMoments1763903000000 implements MigrationInterface {
  readonly name = 'WindowMoments1763903000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index invitations_opening on invitations (opens_at)
        where stage = 'Invited' and expired_at is null and revoked_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index invitations_opening');
  }
}

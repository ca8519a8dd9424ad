import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a page notices while staff hold the exam is kept as that. */
export class SignalsInPauses1763782000000 implements MigrationInterface {
  readonly name = 'SignalsInPauses1763782000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type signal_excuse add value if not exists 'paused'`);
  }

  // PostgreSQL has no way to take a value back.
  down(): Promise<void> {
    return Promise.resolve();
  }
}

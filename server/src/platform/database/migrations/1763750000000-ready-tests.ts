import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which tests of the ready library an installation was given. */
export class ReadyTests1763750000000 implements MigrationInterface {
  readonly name = 'ReadyTests1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table planted_tests (
         key text constraint planted_tests_pk primary key,
         planted_at timestamptz not null
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table if exists planted_tests`);
  }
}

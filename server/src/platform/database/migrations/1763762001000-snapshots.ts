import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures at moments that the server draws. */
export class Snapshots1763762001000 implements MigrationInterface {
  readonly name = 'Snapshots1763762001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type file_purpose add value if not exists 'snapshot'`);
    await runner.query(`create type face_hint as enum ('none', 'one', 'several', 'unknown')`);
    await runner.query(
      `create table proctor_snapshots (
         id uuid default gen_random_uuid() constraint proctor_snapshots_pk primary key,
         attempt_id uuid not null constraint proctor_snapshots_attempt_fk references attempts on delete cascade,
         asked_at timestamptz not null,
         taken_at timestamptz,
         file_id uuid constraint proctor_snapshots_file_fk references stored_files on delete set null,
         faces face_hint
       )`,
    );
    await runner.query('create index proctor_snapshots_of_attempt on proctor_snapshots (attempt_id, asked_at)');
    await runner.query('create index proctor_snapshots_of_file on proctor_snapshots (file_id)');
    await runner.query('create index proctor_snapshots_by_age on proctor_snapshots (asked_at)');
  }

  // The enum keeps its value: PostgreSQL has no way to take one back.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table proctor_snapshots');
    await runner.query('drop type face_hint');
  }
}

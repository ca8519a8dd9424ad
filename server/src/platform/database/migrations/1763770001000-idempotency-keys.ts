import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that their callers may repeat for a day. */
export class IdempotencyKeys1763770001000 implements MigrationInterface {
  readonly name = 'IdempotencyKeys1763770001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table idempotency_keys (
       id uuid constraint idempotency_keys_pk primary key default gen_random_uuid(),
       user_id uuid not null,
       key_hash bytea not null,
       request_hash bytea not null,
       created_at timestamptz not null,
       committed_at timestamptz,
       status smallint,
       answer bytea
     )`);
    await runner.query('create unique index idempotency_keys_once on idempotency_keys (user_id, key_hash)');
    await runner.query('create index idempotency_keys_by_age on idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}

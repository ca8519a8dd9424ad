import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `create type api_scope as enum ('READ', 'INVITE', 'RESULTS', 'AUTHORING', 'ADMINISTRATION')`,
  `create table api_keys (
     id uuid constraint api_keys_pk primary key default gen_random_uuid(),
     owner_id uuid not null constraint api_keys_owner_fk references users on delete cascade,
     name text not null,
     hint text not null,
     secret_hash bytea not null,
     scopes api_scope[] not null,
     created_at timestamptz not null,
     expires_at timestamptz,
     last_used_at timestamptz,
     last_used_ip text,
     revoked_at timestamptz
   )`,
  `create unique index api_keys_by_secret on api_keys (secret_hash)`,
  `create unique index api_keys_name_once on api_keys (owner_id, lower(name)) where revoked_at is null`,
  `create table api_key_uses (
     key_id uuid not null constraint api_key_uses_key_fk references api_keys on delete cascade,
     operation text not null,
     minute timestamptz not null,
     calls integer not null,
     constraint api_key_uses_pk primary key (key_id, operation, minute)
   )`,
];

/** Keys by which programs call the API, and how often they did. */
export class ApiKeys1763770000000 implements MigrationInterface {
  readonly name = 'ApiKeys1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_key_uses, api_keys');
    await runner.query('drop type api_scope');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs get for their key by the client credentials of OAuth 2.0. */
export class AccessTokens1763901000000 implements MigrationInterface {
  readonly name = 'AccessTokens1763901000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table api_access_tokens (
      token_hash bytea not null constraint api_access_tokens_pk primary key,
      key_id uuid not null constraint api_access_tokens_key_fk references api_keys (id) on delete cascade,
      scopes api_scope[] not null,
      expires_at timestamptz not null
    )`);
    await runner.query('create index api_access_tokens_of_key on api_access_tokens (key_id)');
    await runner.query('create index api_access_tokens_expiry on api_access_tokens (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_access_tokens');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show one result to people without an account. */
export class ShareLinks1763774000000 implements MigrationInterface {
  readonly name = 'ShareLinks1763774000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table share_links (
      id uuid not null default gen_random_uuid(),
      token_hash text not null,
      attempt_id uuid not null,
      created_by uuid not null,
      language text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_used_at timestamptz,
      use_count integer not null default 0,
      constraint share_links_pk primary key (id),
      constraint share_links_token_unique unique (token_hash),
      constraint share_links_attempt_fk foreign key (attempt_id) references attempts (id) on delete cascade,
      constraint share_links_creator_fk foreign key (created_by) references users (id) on delete cascade
    )`);
    await runner.query('create index share_links_of_attempt on share_links (attempt_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table share_links');
  }
}

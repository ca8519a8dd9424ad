import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who asked for a place by a public link and were mailed a way in. */
export class PublicLinkJoins1763784000000 implements MigrationInterface {
  readonly name = 'PublicLinkJoins1763784000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table public_link_joins (
        id uuid not null default gen_random_uuid() constraint public_link_joins_pk primary key,
        link_id uuid not null
          constraint public_link_joins_link_fk references public_links (id) on delete cascade,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text not null,
        asked_at timestamptz not null,
        invitation_id uuid
          constraint public_link_joins_invitation_fk references invitations (id) on delete cascade,
        token_version integer
      )`);
    await runner.query('create index public_link_joins_of_address on public_link_joins (link_id, email, asked_at)');
    await runner.query('create index public_link_joins_of_invitation on public_link_joins (invitation_id)');
    await runner.query('create index public_link_joins_asked on public_link_joins (asked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table public_link_joins');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which anybody can invite themselves to an assessment. */
export class PublicLinks1763764001000 implements MigrationInterface {
  readonly name = 'PublicLinks1763764001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table public_links (
        id uuid not null default gen_random_uuid() constraint public_links_pk primary key,
        assessment_id uuid not null
          constraint public_links_assessment_fk references assessments (id) on delete cascade,
        created_by uuid constraint public_links_created_by_fk references users (id) on delete set null,
        code text not null constraint public_links_code unique,
        cap integer not null,
        joined_count integer not null default 0,
        closes_at timestamptz,
        closed_at timestamptz,
        created_at timestamptz not null,
        constraint public_links_within_cap check (joined_count between 0 and cap)
      )`);
    await runner.query(
      'create unique index public_links_one_open on public_links (assessment_id) where closed_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table public_links');
  }
}

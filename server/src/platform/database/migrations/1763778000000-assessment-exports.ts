import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of whole assessments, and how far they are. */
export class AssessmentExports1763778000000 implements MigrationInterface {
  readonly name = 'AssessmentExports1763778000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type file_purpose add value if not exists 'export'`);
    await runner.query(`create table assessment_exports (
      id uuid not null default gen_random_uuid(),
      assessment_id uuid not null,
      created_by uuid not null,
      parts text[] not null,
      language text not null,
      state text not null,
      run_id uuid,
      run_count integer not null default 0,
      progress integer not null default 0,
      total integer not null default 0,
      file_id uuid,
      failure text,
      requested_at timestamptz not null,
      touched_at timestamptz not null,
      finished_at timestamptz,
      expires_at timestamptz,
      constraint assessment_exports_pk primary key (id),
      constraint assessment_exports_assessment_fk foreign key (assessment_id) references assessments (id) on delete cascade,
      constraint assessment_exports_creator_fk foreign key (created_by) references users (id) on delete cascade,
      constraint assessment_exports_file_fk foreign key (file_id) references stored_files (id) on delete set null
    )`);
    await runner.query(
      `create unique index assessment_exports_one_open on assessment_exports (assessment_id, created_by)
       where finished_at is null`,
    );
    await runner.query(
      'create index assessment_exports_of_assessment on assessment_exports (assessment_id, requested_at)',
    );
    await runner.query('create index assessment_exports_of_file on assessment_exports (file_id)');
  }

  // The enum keeps its value: PostgreSQL has no way to take one back.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table assessment_exports');
  }
}

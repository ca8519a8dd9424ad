import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Banks that are read and taken over beside the requests, and how far they are. */
export class QuestionImports1763910000000 implements MigrationInterface {
  readonly name = 'QuestionImports1763910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table question_imports (
      id uuid not null default gen_random_uuid(),
      created_by uuid not null,
      file_id uuid,
      file_name text not null,
      is_preview boolean not null,
      wish jsonb not null,
      state text not null,
      stage text not null,
      run_id uuid,
      run_count integer not null default 0,
      progress integer not null default 0,
      total integer not null default 0,
      stored_count integer not null default 0,
      result bytea,
      failure text,
      failure_params jsonb,
      requested_at timestamptz not null,
      touched_at timestamptz not null,
      finished_at timestamptz,
      expires_at timestamptz,
      constraint question_imports_pk primary key (id),
      constraint question_imports_creator_fk foreign key (created_by) references users (id) on delete cascade,
      constraint question_imports_file_fk foreign key (file_id) references stored_files (id) on delete set null
    )`);
    await runner.query(
      `create unique index question_imports_one_open on question_imports (file_id)
       where finished_at is null and not is_preview`,
    );
    await runner.query('create index question_imports_of_creator on question_imports (created_by, requested_at)');
    await runner.query('create index question_imports_of_file on question_imports (file_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table question_imports');
  }
}

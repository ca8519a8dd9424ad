import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What assessments for a role start with, made from one that was written. */
export class RoleTemplates1763870000000 implements MigrationInterface {
  readonly name = 'RoleTemplates1763870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table role_templates (
      id uuid not null default gen_random_uuid() constraint role_templates_pk primary key,
      user_id uuid not null constraint role_templates_user_fk references users on delete cascade,
      title text not null,
      job_role text not null,
      description text not null,
      level level,
      language content_language,
      type assessment_type,
      configuration jsonb not null,
      report_options jsonb not null,
      grade_bands jsonb not null,
      proctoring jsonb not null,
      test_ids uuid[] not null
    )`);
    await runner.query('create unique index role_templates_one_per_title on role_templates (user_id, title)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table role_templates');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looks past the report options for a while. */
export class ReportReveals1763786000000 implements MigrationInterface {
  readonly name = 'ReportReveals1763786000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table report_reveals (
        session_id uuid constraint report_reveals_session_fk references sessions on delete cascade,
        assessment_id uuid constraint report_reveals_assessment_fk references assessments on delete cascade,
        until timestamptz not null,
        constraint report_reveals_pk primary key (session_id, assessment_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists report_reveals');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations, reminders and results of an assessment in words of its own. */
export class MailWordings1763899000000 implements MigrationInterface {
  readonly name = 'MailWordings1763899000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mail_wordings (
      assessment_id uuid not null,
      kind text not null,
      language text not null,
      subject text not null,
      text text not null,
      changed_at timestamptz not null,
      constraint mail_wordings_pk primary key (assessment_id, kind, language),
      constraint mail_wordings_assessment_fk foreign key (assessment_id) references assessments (id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_wordings');
  }
}

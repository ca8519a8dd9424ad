import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  create table withdrawn_feedback (
    attempt_id uuid constraint withdrawn_feedback_pk primary key,
    text text not null,
    given_by uuid,
    given_at timestamptz,
    is_shared boolean not null,
    constraint withdrawn_feedback_attempt_fk foreign key (attempt_id) references attempts (id) on delete cascade,
    constraint withdrawn_feedback_given_by_fk foreign key (given_by) references users (id) on delete set null
  )`;

/** Feedback on a whole result waits while the exam goes on again; it went with the result. */
export class WithdrawnFeedback1763919100000 implements MigrationInterface {
  readonly name = 'WithdrawnFeedback1763919100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table withdrawn_feedback');
  }
}

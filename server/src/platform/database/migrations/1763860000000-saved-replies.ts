import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters to candidates that somebody writes again and again. */
export class SavedReplies1763860000000 implements MigrationInterface {
  readonly name = 'SavedReplies1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table saved_replies (
      id uuid not null default gen_random_uuid() constraint saved_replies_pk primary key,
      user_id uuid not null constraint saved_replies_user_fk references users on delete cascade,
      name text not null,
      subject_en text not null,
      text_en text not null,
      subject_ar text not null,
      text_ar text not null
    )`);
    await runner.query('create unique index saved_replies_one_per_name on saved_replies (user_id, name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_replies');
  }
}

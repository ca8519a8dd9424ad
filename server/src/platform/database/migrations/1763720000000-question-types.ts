import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the question types beyond the first five need: formatted texts, and whether a qualifier ruled somebody out. */
export class QuestionTypes1763720000000 implements MigrationInterface {
  name = 'QuestionTypes1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table questions add column text_html text');
    await runner.query('alter table attempt_questions add column text_html text');
    await runner.query('alter table results add column is_disqualified boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table results drop column is_disqualified');
    await runner.query('alter table attempt_questions drop column text_html');
    await runner.query('alter table questions drop column text_html');
  }
}

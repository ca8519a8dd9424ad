import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The question bank in the order of its texts, and the newest of a skill, without reading all of them. */
export class QuestionOrder1763740002000 implements MigrationInterface {
  readonly name = 'QuestionOrder1763740002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index questions_by_text on questions (owner_id, left(fold_text(text), 100), id)`);
    await runner.query(`create index questions_of_skill on questions (owner_id, fold_text(skill), updated_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index questions_of_skill, questions_by_text');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prompts to which choices belong. */
export class MatchingQuestions1763872000000 implements MigrationInterface {
  readonly name = 'MatchingQuestions1763872000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type question_type add value if not exists 'matching' after 'ranking'`);
  }

  // The enum keeps its value: PostgreSQL has no way to take one back, and questions of the type stay questions.
  down(): Promise<void> {
    return Promise.resolve();
  }
}

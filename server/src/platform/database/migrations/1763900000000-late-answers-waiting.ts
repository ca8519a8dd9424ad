import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came late waits for a decision beside what waits for a mark. */
export class LateAnswersWaiting1763900000000 implements MigrationInterface {
  readonly name = 'LateAnswersWaiting1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index answers_late on answers (question_id) where late_revision > 0 and late_counted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index answers_late');
  }
}

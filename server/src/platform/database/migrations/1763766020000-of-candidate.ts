import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What belongs to one candidate is found without reading what belongs to all others. */
export class OfCandidate1763766020000 implements MigrationInterface {
  readonly name = 'OfCandidate1763766020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index results_of_candidate on results (candidate_id)');
    await runner.query('create index attempts_of_candidate on attempts (candidate_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists results_of_candidate, attempts_of_candidate');
  }
}

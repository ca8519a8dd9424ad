import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose name begins with what somebody types, found by an index whatever the database's order of letters is. */
export class PeopleByBeginning1763918640000 implements MigrationInterface {
  readonly name = 'PeopleByBeginning1763918640000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index candidates_by_beginning on candidates (owner_id, folded_name text_pattern_ops, id)',
    );
    await runner.query('create index candidates_of_all_by_beginning on candidates (folded_name text_pattern_ops, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index candidates_by_beginning, candidates_of_all_by_beginning');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists find somebody by the id that another system has for them. */
export class ExternalIdsSearched1763908000000 implements MigrationInterface {
  readonly name = 'ExternalIdsSearched1763908000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index invitations_external_id_search on invitations (fold_text(external_id)) where external_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index invitations_external_id_search');
  }
}

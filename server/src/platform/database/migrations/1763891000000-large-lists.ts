import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each order in which a list may be asked for, over everybody's records and over one assessment's, so that no page reads them all. */
export class LargeLists1763891000000 implements MigrationInterface {
  readonly name = 'LargeLists1763891000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index invitations_of_all, invitations_newest_of_all_by_score, invitations_newest_of_all_by_completion,
      invitations_of_assessment, invitations_of_assessment_by_completion`);
  }
}

const indexes = [
  'create index invitations_of_all on invitations (invited_at, id)',
  'create index invitations_newest_of_all_by_score on invitations (coalesce(percentage, -1), id) where is_newest',
  `create index invitations_newest_of_all_by_completion on invitations
     (coalesce(completed_at, timestamptz '1970-01-01Z'), id) where is_newest`,
  'create index invitations_of_assessment on invitations (assessment_id, invited_at, id)',
  `create index invitations_of_assessment_by_completion on invitations
     (assessment_id, coalesce(completed_at, timestamptz '1970-01-01Z'), id)`,
];

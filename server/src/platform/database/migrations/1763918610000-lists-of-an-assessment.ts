import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order by stage, and who carries a tag, found by an index however many were invited to one assessment. */
export class ListsOfAnAssessment1763918610000 implements MigrationInterface {
  readonly name = 'ListsOfAnAssessment1763918610000';

  async up(runner: QueryRunner): Promise<void> {
    // So that one index holds the assessment beside the tags: the same word is in use in many.
    await runner.query('create extension if not exists btree_gin');
    await runner.query(`create index invitations_of_assessment_by_stage on invitations
      (assessment_id, (case stage when 'Invited' then '1' when 'Inrolled' then '2' else '3' end), id)`);
    await runner.query(
      `create index invitations_tagged on invitations using gin (assessment_id, tags) where cardinality(tags) <> 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index invitations_of_assessment_by_stage, invitations_tagged');
    await runner.query('drop extension btree_gin');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the questions that show a stored image, in every version and in every frozen paper. */
export class QuestionImages1763745000000 implements MigrationInterface {
  readonly name = 'QuestionImages1763745000000';

  async up(runner: QueryRunner): Promise<void> {
    // Immutable, so that texts can be searched by it.
    await runner.query(`
      create function image_ids(html text) returns uuid[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct found[1]::uuid), '{}') from regexp_matches(
          html, 'data-file-id="([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') as found
      $$`);
    await runner.query(`create index question_versions_images on question_versions
      using gin (image_ids(fields ->> 'textHtml')) where fields ->> 'textHtml' is not null`);
    await runner.query(`create index attempt_questions_images on attempt_questions
      using gin (image_ids(text_html)) where text_html is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index attempt_questions_images, question_versions_images');
    await runner.query('drop function image_ids');
  }
}

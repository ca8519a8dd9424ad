import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is written once may be said in both languages: a question, a test, an assessment; a sitting and its answers have one. */
export class TwoLanguages1763805000000 implements MigrationInterface {
  readonly name = 'TwoLanguages1763805000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...indexes]) await runner.query(statement);
    await runner.query(`update attempts set language = 'ar' where settings ->> 'language' = 'ar'`);
    for (const statement of [languageOfResult, languageTrigger]) await runner.query(statement);
    await runner.query('update result_items i set language = t.language from attempts t where t.id = i.result_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index question_versions_translated_images, attempt_questions_translated_images');
    await runner.query('drop trigger result_items_language on result_items');
    await runner.query('drop function set_result_language');
    for (const statement of withoutColumns) await runner.query(statement);
  }
}

const columns = [
  `alter table questions add column translation jsonb, add column translation_state text not null default 'NONE'`,
  'alter table tests add column translation jsonb',
  'alter table assessments add column translation jsonb',
  // Null in papers that were frozen before a question could be said in two.
  'alter table attempt_questions add column language content_language, add column translation jsonb',
  `alter table attempts add column language content_language not null default 'en'`,
  'alter table answers add column language content_language',
  'alter table result_items add column language content_language',
  'alter table invitations add column language content_language',
];

const withoutColumns = [
  'alter table questions drop column translation_state, drop column translation',
  'alter table tests drop column translation',
  'alter table assessments drop column translation',
  'alter table attempt_questions drop column translation, drop column language',
  'alter table attempts drop column language',
  'alter table answers drop column language',
  'alter table invitations drop column language',
  'alter table result_items drop column language',
];

const indexes = [
  `create index question_versions_translated_images on question_versions
    using gin (image_ids(fields #>> '{translation,textHtml}')) where fields #>> '{translation,textHtml}' is not null`,
  `create index attempt_questions_translated_images on attempt_questions
    using gin (image_ids(translation ->> 'textHtml')) where translation ->> 'textHtml' is not null`,
];

/** Beside the marks, so that what is said of each language is read where they are. */
const languageOfResult = `
  create function set_result_language() returns trigger language plpgsql as $$
  begin
    new.language = (select language from attempts where id = new.result_id);
    return new;
  end $$`;

const languageTrigger = `
  create trigger result_items_language before insert or update of marks on result_items
    for each row execute function set_result_language()`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prompts to which choices belong. */
export class MatchingQuestions1763872000000 implements MigrationInterface {
  readonly name = 'MatchingQuestions1763872000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type question_type add value if not exists 'matching' after 'ranking'`);
  }

  /** PostgreSQL takes no value back, so the type is made anew. Where there are such questions it fails, and nothing is changed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter type question_type rename to question_type_with_matching');
    await runner.query(`create type question_type as enum ('qualifier', 'multiple-choice', 'true-false', 'rating', 'dropdown', 'ranking',
      'open-ended', 'short-answer', 'number', 'fill-in-the-blank', 'date', 'spreadsheet', 'xlcx', 'document', 'slides', 'file-upload',
      'video', 'audio')`);
    await runner.query(`do $$ declare place record; begin
      for place in select attrelid::regclass as entity, attname from pg_attribute join pg_class on pg_class.oid = attrelid
        where atttypid = 'question_type_with_matching'::regtype and relkind = 'r' and not attisdropped
      loop
        execute format('alter table %s alter column %I type question_type using %2$I::text::question_type', place.entity, place.attname);
      end loop;
    end $$`);
    await runner.query('drop type question_type_with_matching');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Eight bytes for each question of a paper, alike wherever the question and its maximum are. Where papers were drawn from
 * pools every result brings its own list, and the ids and maxima are more than three times as long.
 */
export class QuestionKeys1763792000000 implements MigrationInterface {
  readonly name = 'QuestionKeys1763792000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(questionKeys);
    await runner.query(`alter table result_items
      add column question_keys bytea not null generated always as (question_keys(question_ids, maxima)) stored`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table result_items drop column question_keys');
    await runner.query('drop function question_keys');
  }
}

/** In the order of the arrays. */
const questionKeys = `
  create function question_keys(ids uuid[], maxima integer[]) returns bytea language sql immutable strict parallel safe as $$
    select coalesce(string_agg(int8send(uuid_hash_extended(id, maximum)), '' order by place), '')
    from unnest(ids, maxima) with ordinality as question (id, maximum, place)
  $$`;

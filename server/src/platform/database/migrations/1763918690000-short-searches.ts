import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whom one or two letters find. An index of three letters has nothing for them, so a name of two, as Arabic has many, was looked for in
 * everybody. No word that is searched for has a space, so none is kept.
 */
export class ShortSearches1763918690000 implements MigrationInterface {
  readonly name = 'ShortSearches1763918690000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(letterPairs);
    await runner.query('create index candidates_by_letters on candidates using gin (letter_pairs(folded_words))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index candidates_by_letters');
    await runner.query('drop function letter_pairs');
  }
}

/**
 * Each letter, and pairs from the first letter on and from the second, set apart by a space; what stands beside a space is a letter alone.
 * Its cost keeps the planner from asking it row by row instead of the index.
 */
const letterPairs = `
  create function letter_pairs(words text) returns text[] language plpgsql immutable strict parallel safe cost 1000 as $$
  begin
    return array_remove(array_remove(string_to_array(words, null) || string_to_array(
      regexp_replace(words, '(..)', '\\1 ', 'g') || ' ' || regexp_replace(substr(words, 2), '(..)', '\\1 ', 'g'), ' '), ''), ' ');
  end $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The folded name of a person, and all the words by which they are found, kept beside them: what an index has found is looked at again, and
 * folding it each time cost more than finding it. By a trigger, since the entity manager knows no generated columns without a table of its own.
 */
export class FoldedPeople1763912000000 implements MigrationInterface {
  readonly name = 'FoldedPeople1763912000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...fold, ...indexes]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const name = `first_name || ' ' || last_name`;
const words = `${name} || ' ' || email || ' ' || coalesce(phone, '')`;

const columns = [
  'drop index candidates_by_name, candidates_of_all_by_name, candidates_search, invitations_of_candidate',
  `alter table candidates add column folded_name text not null default '', add column folded_words text not null default ''`,
  `update candidates set folded_name = fold_text(${name}), folded_words = fold_text(${words})`,
];

const fold = [
  `create function fold_candidate() returns trigger language plpgsql as $$
   begin
     new.folded_name = fold_text(new.first_name || ' ' || new.last_name);
     new.folded_words = fold_text(new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.phone, ''));
     return new;
   end $$`,
  `create trigger candidates_folded before insert or update of first_name, last_name, email, phone, folded_name, folded_words
     on candidates for each row execute function fold_candidate()`,
];

const indexes = [
  'create index candidates_by_name on candidates (owner_id, folded_name, id)',
  'create index candidates_of_all_by_name on candidates (folded_name, id)',
  'create index candidates_search on candidates using gin (folded_words gin_trgm_ops)',
  // With what a list asks of an invitation, so that counting people reads no invitations.
  'create index invitations_of_candidate on invitations (candidate_id, is_newest, owner_id)',
];

const removals = [
  'drop trigger candidates_folded on candidates',
  'drop function fold_candidate',
  'drop index candidates_by_name, candidates_of_all_by_name, candidates_search, invitations_of_candidate',
  'alter table candidates drop column folded_name, drop column folded_words',
  `create index candidates_by_name on candidates (owner_id, fold_text(${name}), id)`,
  `create index candidates_of_all_by_name on candidates (fold_text(${name}), id)`,
  `create index candidates_search on candidates using gin (fold_text(${words}) gin_trgm_ops)`,
  'create index invitations_of_candidate on invitations (candidate_id)',
];

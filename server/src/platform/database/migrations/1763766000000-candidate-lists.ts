import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list of everybody needs to be as quick for 100,000 results as for a thousand, and the views people keep of it. */
export class CandidateLists1763766000000 implements MigrationInterface {
  readonly name = 'CandidateLists1763766000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...triggers, ...indexes, ...views, ...feedback]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const columns = [
  `alter table invitations add column is_newest boolean not null default true, add column percentage integer`,
  `update invitations older set is_newest = false where exists (select from invitations newer
     where newer.candidate_id = older.candidate_id and (newer.invited_at, newer.id) > (older.invited_at, older.id))`,
  `update invitations set percentage = results.percentage from results
     where results.assessment_id = invitations.assessment_id and results.candidate_id = invitations.candidate_id`,
];

/** By triggers, because invitations are written in several places and none of them may forget it. */
const triggers = [
  `create function find_newest_invitation(candidate_ids uuid[]) returns void language sql as $$
     update invitations set is_newest = (invitations.id = newest.id)
     from (select distinct on (candidate_id) candidate_id, id from invitations
       where candidate_id = any(candidate_ids) order by candidate_id, invited_at desc, id desc) newest
     where invitations.candidate_id = newest.candidate_id
       and invitations.is_newest is distinct from (invitations.id = newest.id)
   $$`,
  `create function find_newest_of_changed_invitations() returns trigger language plpgsql as $$
   begin
     perform find_newest_invitation(array(select distinct candidate_id from changed_invitations));
     return null;
   end $$`,
  `create function find_newest_of_moved_invitation() returns trigger language plpgsql as $$
   begin
     perform find_newest_invitation(array[old.candidate_id, new.candidate_id]);
     return null;
   end $$`,
  `create trigger invitations_newest_after_insert after insert on invitations
     referencing new table as changed_invitations
     for each statement execute function find_newest_of_changed_invitations()`,
  `create trigger invitations_newest_after_delete after delete on invitations
     referencing old table as changed_invitations
     for each statement execute function find_newest_of_changed_invitations()`,
  `create trigger invitations_newest_after_move after update of candidate_id, invited_at on invitations
     for each row execute function find_newest_of_moved_invitation()`,
  `create function copy_percentage_of_result() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       update invitations set percentage = null
         where assessment_id = old.assessment_id and candidate_id = old.candidate_id;
     else
       update invitations set percentage = new.percentage
         where assessment_id = new.assessment_id and candidate_id = new.candidate_id
           and percentage is distinct from new.percentage;
     end if;
     return null;
   end $$`,
  `create trigger results_copy_percentage after insert or delete or update of percentage on results
     for each row execute function copy_percentage_of_result()`,
];

const indexes = [
  `create index candidates_by_name on candidates (owner_id, fold_text(first_name || ' ' || last_name), id)`,
  `create index candidates_of_all_by_name on candidates (fold_text(first_name || ' ' || last_name), id)`,
  `create index candidates_search on candidates
     using gin (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops)`,
  `create index invitations_newest on invitations (owner_id, invited_at, id) where is_newest`,
  `create index invitations_newest_of_all on invitations (invited_at, id) where is_newest`,
  `create index invitations_newest_by_score on invitations (owner_id, coalesce(percentage, -1), id) where is_newest`,
  `create index invitations_newest_by_completion on invitations
     (owner_id, coalesce(completed_at, timestamptz '1970-01-01Z'), id) where is_newest`,
];

const views = [
  `create table saved_views (
     id uuid constraint saved_views_pk primary key default gen_random_uuid(),
     user_id uuid not null constraint saved_views_user_fk references users on delete cascade,
     screen text not null,
     name text not null,
     query text not null,
     created_at timestamptz not null
   )`,
  `create unique index saved_views_one_per_name on saved_views (user_id, screen, fold_text(name))`,
];

const feedback = [
  `alter table results
     add column feedback_by uuid constraint results_feedback_by_fk references users on delete set null,
     add column feedback_at timestamptz,
     add column is_feedback_shared boolean not null default false`,
];

const removals = [
  `alter table results drop column feedback_by, drop column feedback_at, drop column is_feedback_shared`,
  `drop table if exists saved_views`,
  `drop index if exists candidates_search, candidates_by_name, candidates_of_all_by_name`,
  `drop trigger if exists results_copy_percentage on results`,
  `drop trigger if exists invitations_newest_after_insert on invitations`,
  `drop trigger if exists invitations_newest_after_delete on invitations`,
  `drop trigger if exists invitations_newest_after_move on invitations`,
  `drop function if exists copy_percentage_of_result, find_newest_of_moved_invitation,
     find_newest_of_changed_invitations, find_newest_invitation`,
  `alter table invitations drop column is_newest, drop column percentage`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the first page counts, kept by day and owner, so that it costs the same whatever there is to be counted. Changes are rows of
 * their own, which a job folds: two who start at once wait for nobody's counter.
 */
export class KeptCounts1763911000000 implements MigrationInterface {
  readonly name = 'KeptCounts1763911000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...table, ...functions, ...triggers, ...fill]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const table = [
  `create table kept_counts (
     owner_id uuid not null,
     day date not null,
     candidates integer not null default 0,
     invited integer not null default 0,
     attended integer not null default 0
   )`,
  `create index kept_counts_of_owner on kept_counts (owner_id, day)`,
];

/** Each leaves the difference that a statement made, or nothing where it made none. */
const functions = [
  `create function count_invitations() returns trigger language plpgsql as $$
   declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
   begin
     insert into kept_counts (owner_id, day, invited, attended)
       select owner_id, (invited_at at time zone 'UTC')::date, sign * count(*), sign * count(enrolled_at)
       from changed_invitations group by 1, 2;
     return null;
   end $$`,
  `create function count_changed_invitation() returns trigger language plpgsql as $$
   begin
     insert into kept_counts (owner_id, day, invited, attended)
       select owner_id, (invited_at at time zone 'UTC')::date, sum(sign),
         coalesce(sum(sign) filter (where enrolled_at is not null), 0)
       from (values (old.owner_id, old.invited_at, old.enrolled_at, -1), (new.owner_id, new.invited_at, new.enrolled_at, 1))
         as changed (owner_id, invited_at, enrolled_at, sign)
       group by 1, 2;
     return null;
   end $$`,
  `create function count_candidates() returns trigger language plpgsql as $$
   declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
   begin
     insert into kept_counts (owner_id, day, candidates)
       select owner_id, (created_at at time zone 'UTC')::date, sign * count(*) from changed_candidates group by 1, 2;
     return null;
   end $$`,
  `create function count_changed_candidate() returns trigger language plpgsql as $$
   begin
     insert into kept_counts (owner_id, day, candidates) values
       (old.owner_id, (old.created_at at time zone 'UTC')::date, -1), (new.owner_id, (new.created_at at time zone 'UTC')::date, 1);
     return null;
   end $$`,
];

const triggers = [
  ...['invitations', 'candidates'].flatMap((records) => [
    `create trigger ${records}_counted_after_insert after insert on ${records} referencing new table as changed_${records}
       for each statement execute function count_${records}()`,
    `create trigger ${records}_counted_after_delete after delete on ${records} referencing old table as changed_${records}
       for each statement execute function count_${records}()`,
  ]),
  `create trigger invitations_counted_after_change after update of owner_id, invited_at, enrolled_at on invitations for each row
     when ((old.owner_id, old.invited_at, old.enrolled_at is null) is distinct from
       (new.owner_id, new.invited_at, new.enrolled_at is null))
     execute function count_changed_invitation()`,
  `create trigger candidates_counted_after_change after update of owner_id, created_at on candidates for each row
     when ((old.owner_id, old.created_at) is distinct from (new.owner_id, new.created_at))
     execute function count_changed_candidate()`,
];

/** After the triggers, whose locks keep everybody from writing until the counts are there. */
const fill = [
  `insert into kept_counts (owner_id, day, invited, attended)
     select owner_id, (invited_at at time zone 'UTC')::date, count(*), count(enrolled_at) from invitations group by 1, 2`,
  `insert into kept_counts (owner_id, day, candidates)
     select owner_id, (created_at at time zone 'UTC')::date, count(*) from candidates group by 1, 2`,
];

const removals = [
  ...['invitations', 'candidates'].flatMap((records) =>
    ['insert', 'delete', 'change'].map((after) => `drop trigger ${records}_counted_after_${after} on ${records}`),
  ),
  'drop function count_invitations, count_changed_invitation, count_candidates, count_changed_candidate',
  'drop table kept_counts',
];

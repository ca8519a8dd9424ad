import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is told of all who were invited to an assessment beside each page of them: how many are at each stage, stand on each stage of the
 * decision, carry each tag, and have each final percentage. Kept by differences, rows of their own which a job folds, so that two who change
 * something at once wait for nobody's counter.
 */
export class AssessmentCounts1763918600000 implements MigrationInterface {
  readonly name = 'AssessmentCounts1763918600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...table, ...functions.map(pinned), ...triggers, ...fill]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of removals) await runner.query(statement);
  }
}

const table = [
  `create table assessment_counts (
     assessment_id uuid not null,
     counted text not null,
     value text not null,
     count integer not null,
     is_folded boolean not null default false
   )`,
  'create index assessment_counts_of on assessment_counts (assessment_id, counted, value) include (count)',
  'create index assessment_counts_unfolded on assessment_counts (assessment_id, counted, value) where not is_folded',
];

/** What one invitation adds. */
const ofInvitations = `
  select assessment_id, 'stage' as counted, stage::text as value from changed_invitations
  union all select assessment_id, 'decision', decision_stage from changed_invitations where decision_stage is not null
  union all select assessment_id, 'tag', unnest(tags) from changed_invitations where tags <> '{}'`;

/** Without a search path of their own a temporary table could stand for the one that is meant. */
const pinned = (declaration: string) =>
  declaration.replace('language plpgsql', 'language plpgsql set search_path = public, pg_temp');

const functions = [
  `create function count_invitations_of_assessment() returns trigger language plpgsql as $$
   declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
   begin
     insert into assessment_counts (assessment_id, counted, value, count)
       select assessment_id, counted, value, sign * count(*) from (${ofInvitations}) changed group by 1, 2, 3;
     return null;
   end $$`,
  `create function count_changed_stage() returns trigger language plpgsql as $$
   begin
     insert into assessment_counts (assessment_id, counted, value, count)
       values (old.assessment_id, 'stage', old.stage, -1), (new.assessment_id, 'stage', new.stage, 1);
     return null;
   end $$`,
  `create function count_changed_decision() returns trigger language plpgsql as $$
   begin
     insert into assessment_counts (assessment_id, counted, value, count)
       select id, 'decision', stage, sign
       from (values (old.assessment_id, old.decision_stage, -1), (new.assessment_id, new.decision_stage, 1)) changed (id, stage, sign)
       where stage is not null;
     return null;
   end $$`,
  `create function count_changed_tags() returns trigger language plpgsql as $$
   begin
     insert into assessment_counts (assessment_id, counted, value, count)
       select old.assessment_id, 'tag', tag, -1 from unnest(old.tags) tag
       union all select new.assessment_id, 'tag', tag, 1 from unnest(new.tags) tag;
     return null;
   end $$`,
  // A result under review is not counted: its percentage is not the last word.
  `create function count_result() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and (old.assessment_id, old.percentage, old.status = 'Under review')
       is not distinct from (new.assessment_id, new.percentage, new.status = 'Under review') then return null; end if;
     if tg_op <> 'INSERT' and old.status <> 'Under review' then
       insert into assessment_counts (assessment_id, counted, value, count) values (old.assessment_id, 'percentage', old.percentage, -1);
     end if;
     if tg_op <> 'DELETE' and new.status <> 'Under review' then
       insert into assessment_counts (assessment_id, counted, value, count) values (new.assessment_id, 'percentage', new.percentage, 1);
     end if;
     return null;
   end $$`,
];

const ofChange = (name: string, columns: string, run: string) =>
  `create trigger invitations_${name} after update of assessment_id, ${columns} on invitations for each row
     when ((old.assessment_id, old.${columns}) is distinct from (new.assessment_id, new.${columns})) execute function ${run}()`;

const triggers = [
  `create trigger invitations_of_assessment_counted_after_insert after insert on invitations
     referencing new table as changed_invitations for each statement execute function count_invitations_of_assessment()`,
  `create trigger invitations_of_assessment_counted_after_delete after delete on invitations
     referencing old table as changed_invitations for each statement execute function count_invitations_of_assessment()`,
  ofChange('stage_counted', 'stage', 'count_changed_stage'),
  ofChange('decision_counted', 'decision_stage', 'count_changed_decision'),
  ofChange('tags_counted', 'tags', 'count_changed_tags'),
  `create trigger results_counted after insert or delete or update of assessment_id, percentage, status on results
     for each row execute function count_result()`,
];

/** After the triggers, whose locks keep everybody from writing until the counts are there. */
const fill = [
  `insert into assessment_counts (assessment_id, counted, value, count, is_folded)
     select assessment_id, counted, value, count(*), true from (${ofInvitations.replaceAll('changed_invitations', 'invitations')}) there
     group by 1, 2, 3`,
  `insert into assessment_counts (assessment_id, counted, value, count, is_folded)
     select assessment_id, 'percentage', percentage, count(*), true from results where status <> 'Under review' group by 1, 3`,
];

const removals = [
  ...['of_assessment_counted_after_insert', 'of_assessment_counted_after_delete'].map(dropOf),
  ...['stage_counted', 'decision_counted', 'tags_counted'].map(dropOf),
  'drop trigger results_counted on results',
  `drop function count_invitations_of_assessment, count_changed_stage, count_changed_decision, count_changed_tags, count_result`,
  'drop table assessment_counts',
];

function dropOf(trigger: string): string {
  return `drop trigger invitations_${trigger} on invitations`;
}

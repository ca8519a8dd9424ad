import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a candidate does costs no job any more: the attempt says itself when it is to be looked at, and what only others would hear of is
 * written down only where somebody listens. No index holds what a step changes, and rows have room to be changed in their place.
 */
export class StepsWithoutJobs1763906000000 implements MigrationInterface {
  readonly name = 'StepsWithoutJobs1763906000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index attempts_due on attempts (check_at) where state = 'in-progress'`);
    await runner.query(`create index attempts_live on attempts (started_at) where state = 'in-progress'`);
    await runner.query('drop index attempts_open');
    await runner.query('alter table attempts set (fillfactor = 70)');
    await runner.query(`create function others_listen() returns boolean language sql stable
      as 'select exists (select from webhook_endpoints)'`);
    await runner.query('drop trigger result_items_packed on results');
    await runner.query(packUnlessSaid);
    // Every attempt is looked at once, and then says itself when next.
    await runner.query(`update attempts set check_at = now() where state = 'in-progress' and paused_at is null`);
    await runner.query(dropWaiting);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function others_listen');
    await runner.query('drop trigger result_items_packed on results');
    await runner.query(packAlways);
    await runner.query('alter table attempts reset (fillfactor)');
    await runner.query(`create index attempts_open on attempts (expires_at) where state = 'in-progress'`);
    await runner.query('drop index attempts_live');
    await runner.query('drop index attempts_due');
  }
}

/** Whoever has the marks at hand packs them from there, and says so in the same statement. */
const packWhen = (condition: string) => `
  create trigger result_items_packed after insert or update of score, total_score, status, marked_at on results
    for each row ${condition} execute function pack_items_of_result()`;
const packAlways = packWhen('');
const packUnlessSaid = packWhen(`when (current_setting('mizan.packs_items', true) is distinct from 'by itself')`);

/** The queue's own tables are made by itself, later than the first migrations. */
const dropWaiting = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'check-attempt';
  end if;
end $$`;

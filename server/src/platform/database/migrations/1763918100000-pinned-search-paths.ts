import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What may run in the name of the owner: the duties over the log by themselves, and what a trigger does when a foreign key removes rows,
 * since PostgreSQL does that as the account to which the table belongs.
 */
const changes = `
  select format('alter function %s set search_path = public, pg_temp', p.oid::regprocedure) as pin,
    format('alter function %s %s', p.oid::regprocedure,
      case when p.prosecdef then 'set search_path from current' else 'reset search_path' end) as unpin
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and (p.prosecdef or p.prorettype = 'trigger'::regtype)
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by 1`;

/**
 * Unless a search path names the temporary schema last, PostgreSQL looks for tables there first: whoever may make a temporary table of the
 * same name, with a trigger, would have the owner run what they like.
 */
export class PinnedSearchPaths1763918100000 implements MigrationInterface {
  readonly name = 'PinnedSearchPaths1763918100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { pin } of await changesOf(runner)) await runner.query(pin);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { unpin } of await changesOf(runner)) await runner.query(unpin);
  }
}

function changesOf(runner: QueryRunner): Promise<{ pin: string; unpin: string }[]> {
  return runner.query(changes);
}

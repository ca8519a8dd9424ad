import type { Client } from 'pg';
import { StartupProblem } from '../../config';

/**
 * What an account needs for the program's work: the rows of every table, and no table itself, not even a temporary one. What is written
 * down for good it may only add to; what the program changes there it does through functions of the owner. A table of the queue shows its
 * rows only to whom a policy lets see them.
 */
const statements = `
  with schemas (name) as (values ('public'), ('graphile_worker'))
  select 1 as place, format('revoke create on schema public from public, %I', $1::text) as text
  union all select 1, format('revoke temporary on database %I from public, %I', current_database(), $1::text)
  union all select 2, format('grant usage on schema %I to %I', name, $1::text) from schemas
  union all select 2, format('grant select, insert, update, delete on all tables in schema %I to %I', name, $1::text) from schemas
  union all select 2, format('grant usage, select on all sequences in schema %I to %I', name, $1::text) from schemas
  union all select 2, format('grant execute on all functions in schema %I to %I', name, $1::text) from schemas
  union all select 3, format('revoke update, delete on %I from %I', name, $1::text)
    from (values ('audit_entries'), ('time_ledger')) written (name)
  union all select 3, format('revoke insert, update, delete on %I.migrations from %I', name, $1::text) from schemas
  union all select 4, format('create policy %I on %I.%I for all to %I using (true) with check (true)',
      'work_of_' || $1, n.nspname, c.relname, $1::text)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'work_of_' || $1)
  order by place`;

/** What is not the owner's to take away PostgreSQL leaves with a mere warning, so it is looked at afterwards. */
const tooMuch = `
  select format('The account %I may still make things in the database; as a superuser of it run: %s', $1::text, remedy) as problem
  from (values
    (has_schema_privilege($1, 'public', 'create'), format('revoke create on schema public from public, %I', $1::text)),
    (has_database_privilege($1, current_database(), 'create'),
      format('revoke create on database %I from public, %I', current_database(), $1::text)),
    (has_database_privilege($1, current_database(), 'temporary'),
      format('revoke temporary on database %I from public, %I', current_database(), $1::text))
  ) asked (may, remedy)
  where may and not pg_has_role($1, current_user, 'member')
  union all select format('DATABASE_URL: the account %I may act as %I, to whom the tables belong: name one that may not.',
    $1::text, current_user) where pg_has_role($1, current_user, 'member')`;

/**
 * Lets an account work on what another one owns. Done after every migration, since a new table begins closed; in one transaction, since
 * servers that are at work already may at no moment do more.
 *
 * @param owner a connection of the account to which the tables belong
 * @throws StartupProblem where the account can do more than work
 */
export async function letWork(owner: Client, account: string): Promise<void> {
  const { rows } = await owner.query<{ isOwner: boolean }>('select current_user = $1 as "isOwner"', [account]);
  if (rows[0]?.isOwner) return;
  await owner.query('begin');
  const { rows: steps } = await owner.query<{ text: string }>(statements, [account]);
  for (const { text } of steps) await owner.query(text);
  const { rows: problems } = await owner.query<{ problem: string }>(tooMuch, [account]);
  if (problems.length > 0) throw new StartupProblem(...problems.map(({ problem }) => problem));
  await owner.query('commit');
}

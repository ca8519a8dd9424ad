import { StartupProblem } from '../config';
import { listMigrations } from './migrate';
import { withConnection } from './with-connection';

const may = `
  select coalesce((select pg_has_role(current_user, relowner, 'usage') from pg_class where oid = to_regclass('migrations')),
    has_schema_privilege(current_user, 'public', 'create')) as "isOwner"`;

/** Whether the account of the address may bring the tables to a new shape: those that there are, or the first ones. */
export async function mayMigrate(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ isOwner: boolean }>(may);
    return Boolean(rows[0]?.isOwner);
  });
}

/**
 * For an account that only works on rows: somebody else has brought the database to the shape of this very version.
 *
 * @throws StartupProblem
 */
export async function refuseUnmigrated(databaseUrl: string): Promise<void> {
  const missing = (await listMigrations(databaseUrl)).filter(({ isApplied }) => !isApplied);
  if (missing.length === 0) return;
  throw new StartupProblem(
    `The database lacks ${missing.length} migrations (from ${missing[0]?.name}), and the account of DATABASE_URL may not make them: ` +
      'start once with --migrate and MIZAN_MIGRATION_DATABASE_URL, the account that owns the tables.',
  );
}

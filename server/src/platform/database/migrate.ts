import { runMigrations as migrateJobs } from 'graphile-worker';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartupProblem } from '../config';
import { createMigrationSource } from './data-source';
import { letWork } from './roles/let-work';
import { withConnection } from './with-connection';

/** Any number that no other program takes on the same database. */
const MIGRATION_LOCK = 7_163_001;

/**
 * Brings the database to the present shape. Processes that start together queue up behind one advisory lock.
 *
 * @param account that will work on it; the one of the address when left out
 */
export async function migrate(databaseUrl: string, account?: string): Promise<void> {
  await withConnection(databaseUrl, async (guard) => {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateDomain(databaseUrl);
    await migrateJobs({ connectionString: databaseUrl });
    if (account) await letWork(guard, account);
  });
}

/** Until the end of the transaction. */
export async function lockMigrations(runner: QueryRunner): Promise<void> {
  await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** Every migration of this version, the oldest first, and whether the database has it. */
export async function listMigrations(databaseUrl: string): Promise<{ name: string; isApplied: boolean }[]> {
  const dataSource = await createMigrationSource(databaseUrl).initialize();
  try {
    await refuseNewer(dataSource);
    const applied = await appliedNames(dataSource);
    const names = dataSource.migrations.map(({ name = '' }) => name);
    const inOrder = names.sort((a, b) => a.slice(-13).localeCompare(b.slice(-13)));
    return inOrder.map((name) => ({ name, isApplied: applied.includes(name) }));
  } finally {
    await dataSource.destroy();
  }
}

async function appliedNames(dataSource: DataSource): Promise<string[]> {
  const [found] = await dataSource.query<{ table: string | null }[]>(`select to_regclass('migrations')::text as table`);
  if (!found?.table) return [];
  const newestFirst = 'select name from migrations order by "timestamp" desc';
  return (await dataSource.query<{ name: string }[]>(newestFirst)).map(({ name }) => name);
}

async function migrateDomain(databaseUrl: string): Promise<void> {
  const dataSource = await createMigrationSource(databaseUrl).initialize();
  try {
    await refuseNewer(dataSource);
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/**
 * A database that a newer version has brought further may hold what this one would not see, or would break.
 *
 * @throws StartupProblem
 */
export async function refuseNewer(dataSource: DataSource): Promise<void> {
  const known = dataSource.migrations.map(({ name }) => name);
  const newer = (await appliedNames(dataSource)).find((name) => !known.includes(name));
  if (!newer) return;
  throw new StartupProblem(
    `The database was brought further by a newer Mizan (${newer}): start that version, or restore the backup from before it.`,
  );
}

import type { DataSource, QueryRunner } from 'typeorm';
import { StartupProblem } from '../config';
import { createMigrationSource } from './data-source';
import { lockMigrations, refuseNewer } from './migrate';
import { lossesBetween, tableContents } from './table-contents';

export interface WayDown {
  /** Names of what is undone, the newest first. */
  undone: string[];
  /** What is in the database now and would not be afterwards, a line each. */
  losses: string[];
}

/**
 * Takes the database back to what it was after a migration, all of the way or nothing of it: everything is done in one transaction, looked
 * at, and only then kept.
 *
 * @param target the name of the migration that is to be the newest, or the number at its end
 * @param isMeant false only tells what would be lost
 * @throws StartupProblem where it cannot be done; nothing is changed then
 */
export async function migrateDown(databaseUrl: string, target: string, isMeant: boolean): Promise<WayDown> {
  const dataSource = await createMigrationSource(databaseUrl).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await lockMigrations(runner);
    await refuseNewer(dataSource);
    await refuseWhileInUse(runner);
    const way = await undo(runner, await namesAfter(runner, dataSource, target), dataSource);
    await (isMeant ? runner.commitTransaction() : runner.rollbackTransaction());
    return way;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
    await dataSource.destroy();
  }
}

async function undo(runner: QueryRunner, names: string[], { migrations }: DataSource): Promise<WayDown> {
  const before = await tableContents(runner);
  // What waits for the end of the transaction would stand in the way of the next change of its table.
  await runner.query('set constraints all immediate');
  for (const name of names) {
    try {
      await migrations.find((one) => one.name === name)?.down(runner);
    } catch (error) {
      throw new StartupProblem(`${name} cannot be undone, and nothing was changed: ${(error as Error).message}`);
    }
    await runner.query('delete from migrations where name = $1', [name]);
  }
  return { undone: names, losses: lossesBetween(before, await tableContents(runner)) };
}

/** A server that goes on would ask for what is no longer there. */
async function refuseWhileInUse(runner: QueryRunner): Promise<void> {
  const others = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'mizan%'
      and application_name not in ('mizan migrations', 'mizan-owner')`;
  const [found] = (await runner.query(others)) as [{ count: number }];
  if (found.count > 0)
    throw new StartupProblem(`Mizan still works on the database (${found.count} connections): stop its servers first.`);
}

async function namesAfter(runner: QueryRunner, { migrations }: DataSource, target: string): Promise<string[]> {
  const applied = (await runner.query('select name from migrations order by "timestamp" desc')) as { name: string }[];
  const names = applied.map(({ name }) => name);
  const at = names.findIndex((name) => name === target || name.slice(-13) === target);
  if (at >= 0) return names.slice(0, at);
  const isKnown = migrations.some(({ name = '' }) => name === target || name.slice(-13) === target);
  throw new StartupProblem(
    isKnown
      ? `${target} was not applied to this database.`
      : `There is no migration ${target}: "--migrate list" names them.`,
  );
}

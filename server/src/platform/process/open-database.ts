import { join } from 'node:path';
import { StartupProblem } from '../config';
import type { AppConfig } from '../config';
import { ensureWorker, inspectDatabase, mayMigrate, migrate, refuseUnmigrated } from '../database';
import { startEmbeddedPostgres } from '../database/embedded';
import { KeepAlive } from './keep-alive';

export interface FoundDatabase {
  /** Of the account that the program works under. */
  url: string;
  /** Of the one that the tables belong to, where that is another. */
  ownerUrl?: string | undefined;
  /** Ends what was started here; a database of one's own is left alone. */
  close(): Promise<void>;
}

export interface OpenDatabase extends FoundDatabase {
  /** Whether the account that the program works under could also change the tables. */
  ownsTables: boolean;
}

/** As it is found. */
export async function findDatabase(config: AppConfig): Promise<FoundDatabase> {
  return config.usesEmbeddedDatabase
    ? startEmbedded(config)
    : { url: config.databaseUrl, ownerUrl: config.migrationUrl, close: () => Promise.resolve() };
}

export const accountOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** The database of `DATABASE_URL`, or the embedded one; inspected and brought to the present shape. */
export async function openDatabase(config: AppConfig): Promise<OpenDatabase> {
  const database = await findDatabase(config);
  try {
    const ownerUrl = database.ownerUrl ?? database.url;
    await inspectDatabase(ownerUrl);
    const isOwner = await mayMigrate(ownerUrl);
    // With an account named for migrating, or one that may, it is done here; otherwise somebody has done it before.
    if (database.ownerUrl || isOwner) await migrate(ownerUrl, accountOf(database.url));
    else await refuseUnmigrated(database.url);
    return { ...database, ownsTables: !database.ownerUrl && isOwner };
  } catch (error) {
    await database.close();
    throw error instanceof StartupProblem
      ? error
      : new StartupProblem(`Migrating the database failed: ${messageOf(error)}`);
  }
}

async function startEmbedded(config: AppConfig): Promise<FoundDatabase> {
  try {
    const dataDir = join(config.dataDir, 'postgres');
    const first = await startEmbeddedPostgres({ dataDir });
    const keeper = new KeepAlive(first, (port) => startEmbeddedPostgres({ dataDir, port }));
    return { url: await ensureWorker(first.url), ownerUrl: first.url, close: () => keeper.stop() };
  } catch (error) {
    throw new StartupProblem(`The embedded database did not start: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { join } from 'node:path';
import { StartupProblem } from '../config';
import type { AppConfig } from '../config';
import { ensureWorker, inspectDatabase, migrate } from '../database';
import { startEmbeddedPostgres } from '../database/embedded';
import { KeepAlive } from './keep-alive';

export interface OpenDatabase {
  /** Of the account that the program works under. */
  url: string;
  /** Of the one that the tables belong to, where that is another. */
  ownerUrl?: string | undefined;
  /** Ends what was started here; a database of one's own is left alone. */
  close(): Promise<void>;
}

/** The database of `DATABASE_URL`, or the embedded one; inspected and brought to the present shape. */
export async function openDatabase(config: AppConfig): Promise<OpenDatabase> {
  const database = config.usesEmbeddedDatabase
    ? await startEmbedded(config)
    : { url: config.databaseUrl, ownerUrl: config.migrationUrl, close: () => Promise.resolve() };
  try {
    const ownerUrl = database.ownerUrl ?? database.url;
    await inspectDatabase(ownerUrl);
    await migrate(ownerUrl, decodeURIComponent(new URL(database.url).username));
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartupProblem
      ? error
      : new StartupProblem(`Migrating the database failed: ${messageOf(error)}`);
  }
}

async function startEmbedded(config: AppConfig): Promise<OpenDatabase> {
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

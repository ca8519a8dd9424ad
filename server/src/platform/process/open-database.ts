import { join } from 'node:path';
import { StartupProblem } from '../config';
import type { AppConfig } from '../config';
import { inspectDatabase, migrate } from '../database';
import { startEmbeddedPostgres } from '../database/embedded';
import { KeepAlive } from './keep-alive';

export interface OpenDatabase {
  url: string;
  /** Ends what was started here; a database of one's own is left alone. */
  close(): Promise<void>;
}

/** The database of `DATABASE_URL`, or the embedded one; inspected and brought to the present shape. */
export async function openDatabase(config: AppConfig): Promise<OpenDatabase> {
  const database = config.usesEmbeddedDatabase
    ? await startEmbedded(config)
    : { url: config.databaseUrl, close: () => Promise.resolve() };
  try {
    await inspectDatabase(database.url);
    await migrate(database.url);
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
    return { url: first.url, close: () => keeper.stop() };
  } catch (error) {
    throw new StartupProblem(`The embedded database did not start: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

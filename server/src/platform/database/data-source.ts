import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations';
import { SnakeNamingStrategy } from './snake-naming.strategy';

/** Longer than a minute: what is done each minute finds its connections open. Opening one costs more than what they are for. */
export const IDLE_CONNECTION_MS = 90_000;

/**
 * What is looked up costs a planner that thinks of turning disks four times what is read in order, and so it reads a table where it could
 * look up a few rows of it. What has the tables in memory, or on flash, is nearer to this.
 */
const PLANNING = '-c random_page_cost=1.1';

/** The schema belongs to the migrations alone: `synchronize` is off everywhere. */
export function dataSourceOptions(url: string, poolSize: number) {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'mizan',
    // The second limit is for a database that does not even answer that it was too slow.
    extra: {
      max: poolSize,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      connectionTimeoutMillis: 5_000,
      options: PLANNING,
      onConnect: outliveLoss,
    },
  } satisfies DataSourceOptions;
}

/**
 * A connection can be lost in the moment between its opening, or its taking from the pool, and the first statement, when nobody listens
 * to it yet. That must not end the process: the statement says what happened.
 */
function outliveLoss(client: ClientBase): void {
  client.on('error', () => undefined);
}

/** A migration of a grown table takes as long as it takes. */
export function createMigrationSource(url: string): DataSource {
  const options = dataSourceOptions(url, 4);
  return new DataSource({
    ...options,
    // Not the name of a server's: whoever goes back asks whether one is at work.
    applicationName: 'mizan migrations',
    extra: { ...options.extra, statement_timeout: 0, query_timeout: 0 },
  });
}

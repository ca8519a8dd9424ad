import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { migrate } from '../../src/platform/database';
import { createDataSource } from './data-source';

const POSTGRES_URL = 'MIZAN_TEST_POSTGRES_URL';
const TEMPLATE = 'mizan_template';
const WORKER = 'mizan_test_worker';

export interface TestDatabase {
  /** Of the owner, who may change everything. */
  url: string;
  /** Of the account that the program works under. */
  workUrl: string;
  /** Initialised, and fully migrated. */
  dataSource: DataSource;
  /** Closes the data source and removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
}

/** A database of its own for a test file: `beforeAll(async () => (database = await createTestDatabase()))`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `mizan_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(`create database ${name} template ${TEMPLATE}`);
  // Rights on a database are not copied with it.
  await runAsAdmin(`revoke temporary on database ${name} from public`);
  const url = databaseUrl(name);
  const dataSource = await createDataSource(url).initialize();
  const drop = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await runAsAdmin(`drop database if exists ${name} with (force)`);
  };
  const workUrl = new URL(url);
  workUrl.username = WORKER;
  workUrl.password = WORKER;
  return { url, workUrl: workUrl.href, dataSource, drop };
}

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Without any table, for tests about migrations. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `mizan_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(`create database ${name}`);
  return { url: databaseUrl(name), drop: () => runAsAdmin(`drop database if exists ${name} with (force)`) };
}

/** Tells the test files, which run in other processes, where the run's PostgreSQL is. */
export function offerPostgres(url: string): void {
  process.env[POSTGRES_URL] = url;
}

/** Migrations run once per test run; `create database … template` then copies the result in a few milliseconds. */
export async function migrateTemplate(): Promise<void> {
  await runAsAdmin(`create database ${TEMPLATE}`);
  await runAsAdmin(`create role ${WORKER} login password '${WORKER}'`);
  await migrate(databaseUrl(TEMPLATE), WORKER);
}

async function runAsAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(postgresUrl());
  url.pathname = name;
  return url.href;
}

function postgresUrl(): string {
  const url = process.env[POSTGRES_URL];
  if (!url) throw new Error('There is no test PostgreSQL: run the file through server/jest.config.cjs.');
  return url;
}

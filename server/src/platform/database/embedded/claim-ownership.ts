import { Client } from 'pg';
import { withConnection } from '../with-connection';

/** Any number will do, as long as nothing else in the product takes an advisory lock on it in database `postgres`. */
const OWNER_LOCK = 7_261_826;
const PATIENCE_MS = 2_000;
const POLL_MS = 100;

/**
 * Takes the lock that only one running server can hold on a data folder and keeps it until the returned function is
 * called. PostgreSQL itself drops it when the owner dies in any way, so no stale lock can stay behind. The short
 * patience covers the moment in which the connection of a killed owner is still being cleared away.
 */
export async function claimOwnership(adminUrl: string): Promise<(() => Promise<void>) | undefined> {
  const client = new Client({ connectionString: adminUrl, application_name: 'mizan-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = performance.now() + PATIENCE_MS;
  do {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [OWNER_LOCK]);
    if (rows[0]?.won) {
      return () => client.end();
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  } while (performance.now() < deadline);
  await client.end();
  return undefined;
}

export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query('create database ' + client.escapeIdentifier(name));
  });
}

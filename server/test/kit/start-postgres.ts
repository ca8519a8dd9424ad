import { rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded';
import { offerPostgres, migrateTemplate } from './database';
import { freePort } from './free-port';
import { keepForTeardown } from './stop-postgres';
import { makeTestFolder, sweepAbandoned } from './test-folder';

/** A crash loses nothing that a test run would miss, so durability is traded for speed. */
const FAST_BUT_FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Starts one PostgreSQL for the run and migrates the template from which every test file copies its own database. */
export default async function startPostgres(): Promise<void> {
  await sweepAbandoned();
  const folder = makeTestFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    port: await freePort(),
    flags: FAST_BUT_FORGETFUL.flatMap((setting) => ['-c', setting]),
  });
  keepForTeardown(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  offerPostgres(postgres.url);
  await migrateTemplate();
}

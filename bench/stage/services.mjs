import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A file of the built server, by its path without the extension. */
export const built = (file) => require(`../../server/dist/${file}.js`);

/** The server's own services on a PostgreSQL of their own, and somebody who owns what they work on. */
export async function openServices() {
  const { NestFactory } = require('@nestjs/core');
  const { DataSource } = require('typeorm');
  const folder = mkdtempSync(path.join(tmpdir(), 'mizan-bench-'));
  const postgres = await startPostgres(folder);
  const config = built('platform/config/index').AppConfig.load({
    DATABASE_URL: postgres.url,
    MIZAN_DATA_DIR: folder,
    MIZAN_SECRET: 'a secret for the time of one measurement',
    MIZAN_JOBS: 'apart',
    MIZAN_LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  });
  const app = await NestFactory.createApplicationContext(built('app.module').AppModule.with(config), { logger: false });
  const database = app.get(DataSource);
  const close = async () => {
    await app.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const get = (token) => app.get(token, { strict: false });
  return { get, database, url: postgres.url, viewer: await anOwner(database), close };
}

async function startPostgres(folder) {
  const postgres = await built('platform/database/embedded/index').startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
  });
  await built('platform/database/index').migrate(postgres.url);
  return postgres;
}

async function anOwner(database) {
  /** @type {import('../../server/dist/platform/access/index.js').Viewer} */
  const viewer = { userId: randomUUID(), role: 'Hr', name: 'Bench', sessionId: '' };
  await database.query(
    `insert into users (id, role, name, email, is_verified, number_of_requests, created_at, updated_at)
     values ($1, 'Hr', 'Bench', 'bench@mizan.local', true, 0, now(), now())`,
    [viewer.userId],
  );
  return viewer;
}

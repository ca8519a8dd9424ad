import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { NestFactory } = require('@nestjs/core');
const { DataSource } = require('typeorm');
const { AppModule } = require('../../server/dist/app.module.js');
const { QuestionBank } = require('../../server/dist/modules/questions/index.js');
const { AppConfig } = require('../../server/dist/platform/config/index.js');
const { migrate } = require('../../server/dist/platform/database/index.js');
const { startEmbeddedPostgres } = require('../../server/dist/platform/database/embedded/index.js');

/** The server's own services on a PostgreSQL of their own, and somebody who owns a bank. */
export async function openLibrary() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mizan-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  await migrate(postgres.url);
  const config = AppConfig.load({
    DATABASE_URL: postgres.url,
    MIZAN_DATA_DIR: folder,
    MIZAN_SECRET: 'a secret for the time of one measurement',
    MIZAN_JOBS: 'apart',
    MIZAN_LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  });
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
  const database = app.get(DataSource);
  /** @type {import('../../server/dist/platform/access/index.js').Viewer} */
  const viewer = { userId: randomUUID(), role: 'Hr', name: 'Bench', sessionId: '' };
  await database.query(
    `insert into users (id, role, name, email, is_verified, number_of_requests, created_at, updated_at)
     values ($1, 'Hr', 'Bench', 'bench@mizan.local', true, 0, now(), now())`,
    [viewer.userId],
  );
  const close = async () => {
    await app.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, bank: app.get(QuestionBank, { strict: false }), database, url: postgres.url, viewer, close };
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const dist = '../../server/dist';
const { NestFactory } = require('@nestjs/core');
const { DataSource } = require('typeorm');
const { AppModule } = require(`${dist}/app.module.js`);
const { Invitations } = require(`${dist}/modules/candidates/index.js`);
const { InvitationResultFieldsResolver } = require(`${dist}/modules/grading/result.fields.resolver.js`);
const { CandidateCountsLoader } = require(`${dist}/modules/reports/candidates/candidate-counts.loader.js`);
const { CandidatesResolver } = require(`${dist}/modules/reports/candidates/candidates.resolver.js`);
const { CandidateReports } = require(`${dist}/modules/reports/candidates/index.js`);
const { AppConfig } = require(`${dist}/platform/config/index.js`);
const { migrate } = require(`${dist}/platform/database/index.js`);
const { startEmbeddedPostgres } = require(`${dist}/platform/database/embedded/index.js`);

/** The server's own services on a PostgreSQL of their own, and somebody whose candidates they list. */
export async function openLists() {
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
  const get = (token) => app.get(token, { strict: false });
  const database = app.get(DataSource);
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
  return { database, viewer, pages: pagesOf(get, viewer), close };
}

/** What one page of a screen asks of the server, the loaders of its rows included. */
function pagesOf(get, viewer) {
  const [lists, results, counts] = [CandidatesResolver, InvitationResultFieldsResolver, CandidateCountsLoader].map(get);
  const [invitations, reports] = [Invitations, CandidateReports].map(get);
  const withRows = async (list) => {
    const nodes = (await list).edges.map(({ node }) => node);
    await Promise.all(nodes.flatMap((node) => [results.resultOf(node), counts.of(node.candidateId)]));
    return list;
  };
  return {
    candidates: (args) => withRows(lists.candidates(viewer, args)),
    invitations: (args) => withRows(invitations.list(viewer, args)),
    report: (candidateId) => reports.of(viewer, candidateId),
  };
}

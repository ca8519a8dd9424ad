import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { built } from '../stage/services.mjs';
import { Staff } from '../stage/staff.mjs';
import { ADMIN, freePort } from '../stage/stage.mjs';
import { Statements } from './statements.mjs';

const HR_EMAIL = 'hr@example.com';

/** The built server in this process, so that its statements can be read, and two who are signed in: an HR and the super-admin. */
export async function openHouse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mizan-bench-'));
  const postgres = await built('platform/database/embedded/index').startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
  });
  const port = await freePort();
  const statements = new Statements(postgres.url);
  const server = await built('platform/process/start-server').startServer(
    built('platform/config/index').AppConfig.load(environment({ url: postgres.url, folder, port })),
    (config) => built('app.module').AppModule.with(config),
  );
  const origin = `http://127.0.0.1:${port}`;
  const hrId = await addHr(postgres.url);
  const signIn = (email) => Staff.signIn(origin, { email, password: ADMIN.password });
  const close = async () => {
    await server.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: postgres.url,
    viewer: { userId: hrId },
    people: { HR: await signIn(HR_EMAIL), all: await signIn(ADMIN.email) },
    statements,
    close,
  };
}

/** Whoever measures asks more in a second than anybody who looks. */
function environment({ url, folder, port }) {
  return {
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    MIZAN_ADMIN_EMAIL: ADMIN.email,
    MIZAN_ADMIN_PASSWORD: ADMIN.password,
    MIZAN_DATA_DIR: folder,
    MIZAN_SECRET: 'a secret for the time of one measurement',
    MIZAN_JOBS: 'apart',
    MIZAN_LOG_LEVEL: 'silent',
    MIZAN_REQUESTS_PER_SECOND: '1000000',
    NODE_ENV: 'production',
  };
}

/** With the password of the super-admin. */
async function addHr(url) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const text = `insert into users (id, role, name, email, password_hash, is_verified, number_of_requests, created_at, updated_at)
    select gen_random_uuid(), 'Hr', 'Bench', $1, password_hash, true, 0, now(), now() from users where email = $2 returning id`;
  const { rows } = await database.query(text, [HR_EMAIL, ADMIN.email]);
  await database.end();
  return rows[0].id;
}

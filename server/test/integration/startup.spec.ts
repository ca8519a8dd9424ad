import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { AppModule } from '../../src/app.module';
import { AppConfig, StartupProblem } from '../../src/platform/config';
import type { Environment } from '../../src/platform/config';
import { openDatabase } from '../../src/platform/process/open-database';
import { startServer } from '../../src/platform/process/start-server';
import { startWorker } from '../../src/platform/process/start-worker';
import { ThreadOptions } from '../../src/platform/threads';
import { freePort } from '../kit/free-port';
import { graphql } from '../kit/graphql';
import { makeTestFolder } from '../kit/test-folder';
import { typescriptThreads } from '../kit/typescript-threads';

// The servers here are started as in production, without the kit that tells threads how to load TypeScript.
ThreadOptions.usualExecArgv = typescriptThreads.execArgv;

const dataDir = makeTestFolder();
// Open to the account that the database runs under when root runs the tests.
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function aConfig(environment: Environment = {}): AppConfig {
  const own = { MIZAN_DATA_DIR: dataDir, MIZAN_LOG_LEVEL: 'silent', HOST: '127.0.0.1' };
  return AppConfig.load({ NODE_ENV: 'development', ...own, ...environment });
}

function listenAnywhere(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function linesOf(start: Promise<unknown>): Promise<string[]> {
  const problem: unknown = await start.then(() => undefined).catch((error: unknown) => error);
  if (problem instanceof StartupProblem) return problem.lines;
  throw problem;
}

describe('the server', () => {
  it('starts on its own database with demo data, and finds them again the next time', async () => {
    const config = aConfig({ PORT: String(await freePort()) });
    const links: (string | null)[] = [];
    for (let start = 0; start < 2; start++) {
      const server = await startServer(config, AppModule.with);
      expect((await fetch(`http://127.0.0.1:${config.port}/api/v1/ready`)).status).toBe(200);
      expect(await signIn(config.port)).toEqual({ data: { signIn: { outcome: { email: 'admin@mizan.local' } } } });
      links.push(server.examLink);
      await server.close();
    }
    expect(links[0]).toContain(`http://localhost:${config.port}/Exam/`);
    expect(links[1]).toBe(links[0]);
  });

  it('outlives its database, and has it back within seconds after it was killed', async () => {
    const config = aConfig({ PORT: String(await freePort()) });
    const server = await startServer(config, AppModule.with);
    const ready = async () => (await fetch(`http://127.0.0.1:${config.port}/api/v1/ready`)).status;
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    const seen = new Set<number>();
    while (!seen.has(503)) seen.add(await ready());
    while ((await ready()) !== 200);
    expect(await signIn(config.port)).toMatchObject({ data: { signIn: { outcome: { email: 'admin@mizan.local' } } } });
    await server.close();
  });

  it.each([{}, { MIZAN_SECRET: 'long enough, and never guessed by anybody' }])(
    'names a data folder that it cannot write, given %j',
    async (given) => {
      const MIZAN_DATA_DIR = path.join(__filename, 'data');
      const start = async () =>
        startServer(aConfig({ PORT: String(await freePort()), MIZAN_DATA_DIR, ...given }), AppModule.with);
      expect(await linesOf(start())).toEqual([
        expect.stringMatching(`^MIZAN_DATA_DIR: ${MIZAN_DATA_DIR} cannot be written by this account`),
      ]);
    },
  );

  it('works on its embedded database under an account that may not change the schema', async () => {
    const config = aConfig({ PORT: String(await freePort()) });
    const database = await openDatabase(config);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await expect(client.query('create table loot (id integer)')).rejects.toMatchObject({ code: '42501' });
    await expect(client.query('delete from audit_entries')).rejects.toMatchObject({ code: '42501' });
    await client.end();
    await database.close();
  });

  it('says in one line that its port is taken', async () => {
    const other = await listenAnywhere();
    const { port } = other.address() as AddressInfo;
    expect(await linesOf(startServer(aConfig({ PORT: String(port) }), AppModule.with))).toEqual([
      `Port ${port} is taken: stop what uses it or set PORT.`,
    ]);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says in one line that its database cannot be reached, without the password', async () => {
    const DATABASE_URL = `postgres://mizan:hidden@127.0.0.1:${await freePort()}/hiring`;
    const [line, ...more] = await linesOf(
      startServer(aConfig({ PORT: String(await freePort()), DATABASE_URL }), AppModule.with),
    );
    expect(line).toMatch(/^Cannot reach the database at 127\.0\.0\.1:\d+\/hiring: connect ECONNREFUSED/);
    expect(line).not.toContain('hidden');
    expect(more).toEqual([]);
  });
});

describe('a worker', () => {
  it('needs a database that it can share with the server', async () => {
    expect(await linesOf(startWorker(aConfig(), AppModule.with))).toEqual([
      'DATABASE_URL: required by a worker, the embedded database belongs to the server',
    ]);
  });
});

async function signIn(port: number): Promise<unknown> {
  const input = { email: 'admin@mizan.local', password: 'Mizan-demo-2026' };
  const headers = { 'content-type': 'application/json' };
  const query = graphql(`
    mutation Startup_signIn($input: SignInInput!) {
      signIn(input: $input) {
        outcome { ... on Viewer { email } ... on SecondStep { handle ways expiresInSeconds } }
      }
    }
  `);
  const response = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
}

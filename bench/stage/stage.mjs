import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const require = createRequire(import.meta.url);
const { startEmbeddedPostgres } = require('../../server/dist/platform/database/embedded/index.js');

export const START = fileURLToPath(new URL('../../server/dist/start.js', import.meta.url));
export const ADMIN = { email: 'stage@example.com', password: 'measured on this stage' };

/**
 * The built product as processes of their own on a PostgreSQL of its own with durable settings: one server or several, with Redis
 * between them if wanted. Each part can be killed and started again. Needs server/dist and Linux.
 */
export class Stage {
  /** @type {{ child: import('node:child_process').ChildProcess | undefined, port: number }[]} */
  servers = [];
  folder = mkdtempSync(path.join(tmpdir(), 'mizan-stage-'));

  /**
   * @param {{ program?: string, servers?: number, redis?: boolean, settings?: Record<string, string>, ofEach?: Record<string, string>[], log?: number }} [wanted]
   *   further environment variables of all in `settings`, of each by itself in `ofEach`; what the servers log goes to the open file `log`
   */
  constructor({ program = START, servers = 1, redis = false, settings = {}, ofEach = [], log } = {}) {
    this.wanted = { program, servers, redis, settings, ofEach, log };
  }

  get postgresFolder() {
    return path.join(this.folder, 'postgres');
  }

  async open() {
    // Open to the account that the database runs under when root measures.
    chmodSync(this.folder, 0o755);
    await this.startPostgres();
    if (this.wanted.redis) {
      this.redisPort = await freePort();
      await this.startRedis();
    }
    for (let index = 0; index < this.wanted.servers; index += 1) {
      this.servers.push({ child: undefined, port: await freePort() });
      await this.startServer(index);
    }
    return this;
  }

  async close() {
    await Promise.all(this.servers.map((_, index) => this.killServer(index)));
    await this.killRedis();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  originOf(index = 0) {
    return `http://127.0.0.1:${this.servers[index].port}`;
  }

  async startServer(index = 0) {
    const server = this.servers[index];
    const env = { ...process.env, ...this.environment(), ...this.wanted.ofEach[index], PORT: String(server.port) };
    server.child = spawn(process.execPath, [this.wanted.program], {
      env,
      stdio: ['ignore', this.wanted.log ?? 'ignore', 'inherit'],
    });
    await until('the server is ready', async () => {
      if (server.child.exitCode !== null) throw new Error('The server has ended by itself.');
      return (await fetch(`${this.originOf(index)}/api/v1/ready`).catch(() => undefined))?.ok === true;
    });
  }

  /** @param {NodeJS.Signals} signal SIGKILL: nothing is finished, nothing is flushed */
  async killServer(index = 0, signal = 'SIGKILL') {
    await end(this.servers[index].child, signal);
  }

  /** Always on the same port, as after a crash of the machine's database. */
  async startPostgres() {
    const dataDir = this.postgresFolder;
    this.postgres = await startEmbeddedPostgres({ dataDir, ...(this.postgres && { port: this.postgres.port }) });
  }

  /** SIGKILL to every process of the database at once. */
  killPostgres() {
    const file = path.join(this.postgresFolder, 'postmaster.pid');
    const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, 'SIGKILL');
  }

  async startRedis() {
    const settings = ['--port', String(this.redisPort), '--save', '', '--appendonly', 'no'];
    this.redis = spawn('redis-server', settings, { stdio: 'ignore' });
    const failed = once(this.redis, 'error').then(([error]) => Promise.reject(error));
    await Promise.race([failed, until('Redis answers', () => answers(this.redisPort))]);
  }

  async killRedis() {
    await end(this.redis, 'SIGKILL');
  }

  /**
   * Looks past the servers, into what is really stored.
   *
   * @param {string} text
   * @param {unknown[]} values
   * @returns {Promise<any[]>} rows
   */
  async query(text, values = []) {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  environment() {
    return {
      NODE_ENV: 'production',
      DATABASE_URL: this.postgres.url,
      HOST: '127.0.0.1',
      MIZAN_SECRET: 'a secret for the time of one measurement',
      MIZAN_DATA_DIR: this.folder,
      MIZAN_LOG_LEVEL: 'silent',
      MIZAN_ADMIN_EMAIL: ADMIN.email,
      MIZAN_ADMIN_PASSWORD: ADMIN.password,
      ...(this.wanted.redis && { REDIS_URL: `redis://127.0.0.1:${this.redisPort}` }),
      ...this.wanted.settings,
    };
  }
}

const PATIENCE_MS = 60_000;

/** Waits for the outside world; gives up loudly. */
export async function until(what, isSo, patienceMs = PATIENCE_MS) {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(20);
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function end(child, signal) {
  if (child?.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function answers(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  const isThere = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isThere;
}

import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { startEmbeddedPostgres } = require('../../server/dist/platform/database/embedded/index.js');
const { AppConfig } = require('../../server/dist/platform/config/index.js');

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const BARE = fileURLToPath(new URL('bare.mjs', import.meta.url));
const TICKS_PER_SECOND = 100;

/** A PostgreSQL of its own with its durable defaults, the built server on it, and the bare handler beside that. */
export async function startServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mizan-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    MIZAN_SECRET: 'a secret for the time of one measurement',
    MIZAN_DATA_DIR: folder,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
  };
  const real = await startReal(environment);
  const bare = await startBare(environment);
  const { keyFor } = AppConfig.prototype;
  const examTokenKey = keyFor.call(AppConfig.load(environment), 'exam token');
  const stop = async () => {
    for (const { child } of [real, bare]) await ended(child);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { databaseUrl: postgres.url, real, bare, examTokenKey, stop };
}

async function startReal(environment) {
  const child = spawn(process.execPath, [...profiling(), MAIN], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = Number(environment.PORT);
  await answering(`http://127.0.0.1:${port}/api/v1/health`, child);
  return { child, port };
}

/** `MIZAN_BENCH_PROFILE=/some/folder` writes a CPU profile of the real server there. */
function profiling() {
  const folder = process.env.MIZAN_BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function startBare(environment) {
  const child = fork(BARE, { env: environment });
  const port = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { child, port };
}

async function answering(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function ended(child) {
  if (child.exitCode !== null) return undefined;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** The same of a PostgreSQL, its ended processes included; `backend` is the process of any connection to it. */
export function postgresCpuSeconds(backend) {
  const postmaster = statOf(backend)?.parent;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(statOf).filter((stat) => stat?.parent === postmaster);
  return children.reduce((sum, { seconds }) => sum + seconds, statOf(postmaster).secondsOfEnded);
}

/** Seconds of processor time that a process has used so far; from /proc, so on Linux only. */
export function cpuSeconds(pid) {
  return statOf(pid).seconds;
}

/** Undefined when the process has ended meanwhile. */
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = (field) => Number(fields[field]) / TICKS_PER_SECOND;
    return { parent: fields[1], seconds: ticks(11) + ticks(12), secondsOfEnded: ticks(13) + ticks(14) };
  } catch {
    return undefined;
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './choose-account';
import { waitUntilGone, waitUntilReady, type Postmaster } from './find-postmaster';
import { isFree } from './free-port';

const READY_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 20_000;
const LOG_LIMIT_BYTES = 5_000_000;
const PORTS_TRIED = 3;

export interface SpawnOptions {
  postgres: string;
  dataDir: string;
  account: Account;
  /** Or how one is chosen, which is asked again where somebody took the port before PostgreSQL had it. */
  port: number | (() => Promise<number>);
  flags: string[];
}

/** Starts PostgreSQL on 127.0.0.1 only, its output in `<dataDir>.log`, and waits until it takes connections. */
export async function spawnPostmaster({ port, ...options }: SpawnOptions): Promise<Postmaster> {
  if (typeof port === 'number') return spawnOn(port, options);
  for (let tried = 1; ; tried += 1) {
    const chosen = await port();
    try {
      return await spawnOn(chosen, options);
    } catch (error) {
      if (tried === PORTS_TRIED || (await isFree(chosen))) throw error;
    }
  }
}

async function spawnOn(port: number, options: Omit<SpawnOptions, 'port'>): Promise<Postmaster> {
  const { postgres, dataDir, account, flags } = options;
  const log = openLog(dataDir);
  const args = [
    '-D',
    dataDir,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  const child = spawn(postgres, [...args, ...flags], {
    ...account,
    cwd: path.parse(dataDir).root,
    env: { ...process.env, LC_ALL: 'C' },
    // A Ctrl-C reaches the whole process group; the database must outlive the application that drains into it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasExited = false;
  child.once('exit', () => (hasExited = true));
  child.once('error', () => (hasExited = true));
  child.unref();
  const postmaster = await waitUntilReady(dataDir, READY_PATIENCE_MS, () => hasExited);
  if (!postmaster) throw new Error(`The embedded PostgreSQL did not start on port ${port}; see ${dataDir}.log`);
  return postmaster;
}

/** Disconnects clients, writes everything out and ends the server; gives up politeness after 20 seconds. */
export async function stopPostmaster(pgCtl: string, dataDir: string, { pid }: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w']);
    return;
  }
  sendSignal(pid, 'SIGINT');
  if (await waitUntilGone(dataDir, pid, STOP_PATIENCE_MS)) return;
  sendSignal(pid, 'SIGQUIT');
  await waitUntilGone(dataDir, pid, STOP_PATIENCE_MS);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone, which is what was asked for.
  }
}

function openLog(dataDir: string): number {
  const file = `${dataDir}.log`;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  return openSync(file, 'a');
}

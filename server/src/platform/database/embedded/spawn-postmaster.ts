import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Account } from './choose-account';
import { waitUntilGone, waitUntilReady, type Postmaster } from './find-postmaster';

const READY_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 20_000;
const LOG_LIMIT_BYTES = 5_000_000;

export interface SpawnOptions {
  postgres: string;
  dataDir: string;
  account: Account;
  port?: number;
  flags: string[];
}

/** Starts PostgreSQL on 127.0.0.1 only, its output in `<dataDir>.log`, and waits until it takes connections. */
export async function spawnPostmaster({ postgres, dataDir, account, port, flags }: SpawnOptions): Promise<Postmaster> {
  const chosenPort = port ?? (await findFreePort());
  const log = openLog(dataDir);
  const args = [
    '-D',
    dataDir,
    '-p',
    String(chosenPort),
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
  if (!postmaster) throw new Error(`The embedded PostgreSQL did not start on port ${chosenPort}; see ${dataDir}.log`);
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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

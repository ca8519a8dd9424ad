import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

const CONNECT_TIMEOUT_MS = 500;
const POLL_MS = 25;

/** A PostgreSQL server that accepts connections. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** What `postmaster.pid` says; undefined when there is none or it is still being written. */
interface PidFile extends Postmaster {
  ready: boolean;
}

/**
 * A server that an earlier, killed process left running on this data. It may still be replaying its log, so an unready
 * one is waited for; a file that outlived its server is cleared away.
 */
export async function findLeftOver(dataDir: string, patienceMs: number): Promise<Postmaster | undefined> {
  const pidFile = readPidFile(dataDir);
  if (!pidFile) return undefined;
  if (isPostgres(pidFile.pid)) return waitUntilReady(dataDir, patienceMs, () => !isPostgres(pidFile.pid));
  rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Polls until the server of `dataDir` takes connections; undefined when it gave up or the patience ran out. */
export async function waitUntilReady(
  dataDir: string,
  patienceMs: number,
  hasGivenUp: () => boolean,
): Promise<Postmaster | undefined> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && !hasGivenUp()) {
    const pidFile = readPidFile(dataDir);
    if (pidFile?.ready && (await acceptsConnections(pidFile.port))) return { pid: pidFile.pid, port: pidFile.port };
    await pause();
  }
  return undefined;
}

/** True when the server took its pid file away, which is the last thing it does, before the patience ran out. */
export async function waitUntilGone(dataDir: string, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (readPidFile(dataDir)?.pid === pid && isPostgres(pid)) {
    if (performance.now() > deadline) return false;
    await pause();
  }
  return true;
}

/** Lines of the file: pid, data folder, start time, port, socket folder, address, shared memory, status. */
function readPidFile(dataDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** A signal of 0 also reaches zombies and strangers that got the number again; Linux can tell them apart. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return answersSignals(pid);
  try {
    const [, name, state] = /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => answer(false));
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded';

const OWNED = /^mizan-test-(\d+)-/;

/** Named after the process that makes it, so that other runs at the same time know whether it is still in use. */
export function makeTestFolder(): string {
  return mkdtempSync(path.join(tmpdir(), `mizan-test-${process.pid}-`));
}

/** A run that was killed leaves its PostgreSQL behind; the next run ends it and removes its folder. */
export async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = OWNED.exec(name)?.[1];
    if (!owner || isRunning(Number(owner))) continue;
    const folder = path.join(tmpdir(), name);
    const dataDir = path.join(folder, 'postgres');
    if (existsSync(path.join(dataDir, 'postmaster.pid')))
      await startEmbeddedPostgres({ dataDir }).then((one) => one.stop());
    rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded';

export const TEST_FOLDER_PREFIX = 'mizan-test-';

/** A run that was killed leaves its PostgreSQL behind; the next run ends it and removes its folder. */
export async function sweepAbandoned(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(TEST_FOLDER_PREFIX));
  for (const name of folders.filter(
    (folder) => !isRunning(Number(folder.slice(TEST_FOLDER_PREFIX.length).split('-')[0])),
  )) {
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

import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../config';
import type { AppConfig } from '../config';

/** Tries it out before anybody hands in a file that could then not be kept. @throws StartupProblem that names the folder */
export function ensureDataFolder(config: Pick<AppConfig, 'dataDir' | 's3' | 'nodeEnv' | 'usesEmbeddedDatabase'>): void {
  const { dataDir, s3, nodeEnv, usesEmbeddedDatabase } = config;
  // With a bucket nothing is kept there, and the file system may be closed.
  if (s3 && nodeEnv === 'production' && !usesEmbeddedDatabase) return;
  const probe = join(dataDir, `probe-${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new StartupProblem(`MIZAN_DATA_DIR: ${dataDir} cannot be written by this account (${code})`);
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from './startup-problem';

/** The secret of a stand-alone installation: made once, kept beside its database, readable by its owner only. */
export function generatedSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // 'wx': of two processes that start together, one writes and both read the same.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return Buffer.from(readFileSync(file, 'utf8'));
    throw new StartupProblem(`MIZAN_DATA_DIR: ${dataDir} cannot be written by this account (${code})`);
  }
  return Buffer.from(readFileSync(file, 'utf8'));
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './choose-account';

/**
 * Sorting stays the builtin C.UTF-8, equal on every machine. The character type must be a UTF-8 locale of the operating
 * system: with plain C, pg_trgm ignores every letter outside ASCII and two Arabic titles are never similar.
 */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
const CHARACTER_TYPES = [['--lc-ctype=C.UTF-8'], ['--lc-ctype=en_US.UTF-8'], []];

/** Makes the database cluster in `dataDir` unless there is one, and returns the password of its superuser. */
export function initialiseCluster(initdb: string, dataDir: string, account: Account): string {
  const passwordFile = `${dataDir}.password`;
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) createCluster(initdb, dataDir, passwordFile, account);
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Built beside its place and renamed when complete, so that an interrupted first start leaves nothing half made. */
function createCluster(initdb: string, dataDir: string, passwordFile: string, account: Account): void {
  const unfinished = `${dataDir}.new`;
  mkdirSync(path.dirname(dataDir), { recursive: true });
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  mkdirSync(unfinished, { mode: 0o700 });
  for (const made of [passwordFile, unfinished]) giveTo(account, made);
  runInitdb(initdb, unfinished, passwordFile, account);
  renameSync(unfinished, dataDir);
}

function runInitdb(initdb: string, folder: string, passwordFile: string, account: Account): void {
  const fixed = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ];
  let reason = '';
  for (const characterType of CHARACTER_TYPES) {
    const options = {
      ...account,
      cwd: path.parse(folder).root,
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    } as const;
    const run = spawnSync(initdb, [...fixed, ...LOCALE, ...characterType], options);
    if (run.status === 0) return;
    reason = run.error?.message ?? run.stderr.trim();
  }
  throw new Error(`The embedded PostgreSQL could not be set up in ${folder}: ${reason}`);
}

function giveTo({ uid, gid }: Account, entry: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(entry, uid, gid);
  else chmodSync(entry, entry.endsWith('.password') ? 0o600 : 0o700);
}

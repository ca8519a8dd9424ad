import { spawnSync } from 'node:child_process';

/** The operating system account that runs PostgreSQL; empty = the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, and initdb needs an account with a name: an existing one is enough. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const account = ['postgres', 'nobody'].map(findAccount).find(Boolean);
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.');
  return account;
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

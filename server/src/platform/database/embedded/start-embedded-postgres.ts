import path from 'node:path';
import { chooseAccount, type Account } from './choose-account';
import { claimOwnership, ensureDatabase } from './claim-ownership';
import { findLeftOver, isPostgres } from './find-postmaster';
import { freePort } from './free-port';
import { initialiseCluster } from './initialise-cluster';
import { locateBinaries, reachableDataDir, type Binaries } from './locate-binaries';
import { spawnPostmaster, stopPostmaster } from './spawn-postmaster';

const DATABASE = 'mizan';
const RECOVERY_PATIENCE_MS = 60_000;

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; `<dataDir>.log` and `<dataDir>.password` lie beside it. Made when absent. */
  dataDir: string;
  /** TCP port on 127.0.0.1, or how one is chosen; a free one by default. */
  port?: number | (() => Promise<number>);
  /** Extra arguments of `postgres`, for example `['-c', 'fsync=off']`. Not applied to a server that was found running. */
  flags?: string[];
}

export interface EmbeddedPostgres {
  /** Connection string of the database `mizan` with a superuser, password included. */
  url: string;
  port: number;
  /** Whether its process is there; asks the system, and no connection of it. */
  isRunning(): boolean;
  /** Ends all connections and the server; safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that ships with the product on `dataDir`, or takes over the one that a killed process left
 * running there. Works as root (the server then runs as `postgres` or `nobody`), in folders closed to that account,
 * and with an installation whose scripts were switched off. The server survives the death of this process by design;
 * whoever starts it calls `stop`. Throws one sentence for people when it cannot start, or when another running
 * process owns the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(path.resolve(options.dataDir));
  const leftOver = await findLeftOver(cluster.dataDir, RECOVERY_PATIENCE_MS);
  const { port = freePort, flags = [] } = options;
  const postmaster = leftOver ?? (await spawnPostmaster({ ...cluster, port, flags }));
  const stop = () => stopPostmaster(cluster.pgCtl, cluster.dataDir, postmaster);
  try {
    const isRunning = () => isPostgres(postmaster.pid);
    return { ...(await takeOver(cluster, postmaster.port, stop)), isRunning };
  } catch (error) {
    if (!leftOver) await stop();
    throw error;
  }
}

interface Cluster extends Binaries {
  dataDir: string;
  account: Account;
  password: string;
}

function prepareCluster(requested: string): Cluster {
  const account = chooseAccount();
  const asOther = account.uid !== undefined;
  // A strict umask of root would close the folders that the database account has to walk through.
  const umask = asOther ? process.umask(0o022) : undefined;
  try {
    const binaries = locateBinaries(asOther);
    const dataDir = asOther ? reachableDataDir(requested) : requested;
    return { ...binaries, dataDir, account, password: initialiseCluster(binaries.initdb, dataDir, account) };
  } finally {
    if (umask !== undefined) process.umask(umask);
  }
}

async function takeOver(cluster: Cluster, port: number, stopServer: () => Promise<void>) {
  const url = (database: string) => `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;
  const release = await claimOwnership(url('postgres'));
  if (!release) {
    throw new Error(`The database in ${cluster.dataDir} is in use by another running Mizan; stop that one first.`);
  }
  await ensureDatabase(url('postgres'), DATABASE);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= release().then(stopServer));
  return { url: url(DATABASE), port, stop };
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../kit/data-source';
import { freePort } from '../kit/free-port';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded';

export const START = path.join(__dirname, '../../dist/start.js');
const ADMIN = { email: 'faults@example.com', password: 'broken on purpose' };

/** The built server as a process of its own, on a PostgreSQL with durable settings; both can be killed and started again. */
export class Rig {
  private postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
  private server: ChildProcess | undefined;
  private port = 0;
  private databasePort: number | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'mizan-faults-'));

  /**
   * @param settings further environment variables of the server
   * @param first the rig whose database a second server works on
   */
  constructor(
    private readonly settings: Record<string, string> = {},
    private readonly first?: Rig,
  ) {}

  async open(): Promise<void> {
    if (!existsSync(START)) throw new Error('There is no server/dist: build it first (npm run build).');
    // Open to the account that the database runs under when root runs the tests.
    chmodSync(this.folder, 0o755);
    this.port = await freePort();
    if (!this.first) await this.startPostgres();
    await this.startServer();
  }

  async close(): Promise<void> {
    await this.killServer();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get admin(): typeof ADMIN {
    return ADMIN;
  }

  get serverPid(): number | undefined {
    return this.server?.exitCode === null ? this.server.pid : undefined;
  }

  async startServer(): Promise<void> {
    const env = { ...process.env, ...this.environment };
    this.server = spawn(process.execPath, [START], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await this.untilReady();
  }

  /** SIGKILL: nothing is finished, nothing is flushed. */
  async killServer(): Promise<void> {
    const server = this.server;
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  /** Always on the same port, as after a crash of the machine's database. */
  async startPostgres(): Promise<void> {
    const dataDir = path.join(this.folder, 'postgres');
    this.databasePort ??= await freePort();
    this.postgres = await startEmbeddedPostgres({ dataDir, port: this.databasePort });
  }

  /** SIGKILL to every process of the database at once. */
  killPostgres(): void {
    const postmaster = Number(
      readFileSync(path.join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    for (const pid of [postmaster, ...childrenOf(postmaster)]) killIfThere(pid);
  }

  untilReady(): Promise<void> {
    return until(
      'the server is ready',
      async () => {
        if (this.server && this.serverPid === undefined) throw new Error('The server has ended by itself.');
        const answer = await fetch(`${this.origin}/api/v1/ready`).catch(() => undefined);
        return answer?.status === 200;
      },
      START_PATIENCE_MS,
    );
  }

  /** Looks past the server, into what is really stored. */
  async inDatabase<T>(look: (dataSource: DataSource) => Promise<T>): Promise<T> {
    const dataSource = await createDataSource(this.databaseUrl).initialize();
    try {
      return await look(dataSource);
    } finally {
      await dataSource.destroy();
    }
  }

  private get databaseUrl(): string {
    return this.first?.databaseUrl ?? this.postgres?.url ?? '';
  }

  /** All that the server is told. */
  get environment(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      DATABASE_URL: this.databaseUrl,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      MIZAN_SECRET: 'a secret that only fault tests know, long enough',
      MIZAN_DATA_DIR: this.folder,
      MIZAN_LOG_LEVEL: 'silent',
      MIZAN_ADMIN_EMAIL: ADMIN.email,
      MIZAN_ADMIN_PASSWORD: ADMIN.password,
      ...this.settings,
    };
  }
}

/** The children end by themselves when they learn that the first is gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends a wait for what will not come; a busy machine may take a minute over what takes a second. */
const PATIENCE_MS = 120_000;
/** A first start makes the whole schema and the test library, on a machine that may be busy. */
const START_PATIENCE_MS = 500_000;

/** Waits for the outside world, which no clock of ours moves; gives up loudly. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(20);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function childrenOf(parent: number): number[] {
  const file = `/proc/${parent}/task/${parent}/children`;
  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}

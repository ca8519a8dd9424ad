import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../server/test/kit/free-port';

const ROOT = path.resolve(__dirname, '..');
/** The first start makes a database and fills it: 13 seconds of processor, of which a busy machine may give little. */
const READY_PATIENCE_MS = 600_000;
/** A database writes all that it holds before it ends, on a disk that others use too. */
const STOP_PATIENCE_MS = 120_000;
const POLL_MS = 100;

/** The built product, running on a port and a data folder of its own, with demo data. */
export class Product {
  private server?: ChildProcess;
  private output = '';

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  /** @param settings further environment variables, for example `{ MIZAN_SESSION_IDLE_MINUTES: '1' }` */
  static async start(settings: NodeJS.ProcessEnv): Promise<Product> {
    const product = new Product(await freePort(), mkdtempSync(path.join(tmpdir(), 'mizan-e2e-')), settings);
    await product.resume();
    return product;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** All that the server printed so far; the demo sign-in and the exam link stand there. */
  get log(): string {
    return this.output;
  }

  /** Starts the server again on the same data, after `kill`. */
  async resume(): Promise<void> {
    const server = spawn(process.execPath, ['server/dist/start.js'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: '', ...this.ownSettings(), ...this.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    await this.untilReady(server);
  }

  /** What a power cut does: no farewell, no last write. The database goes on, as after any crash of the server alone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** What time would do to stored rows, where a journey cannot wait for it. */
  async query(statement: string): Promise<void> {
    const folder = path.join(this.dataDir, 'postgres');
    const port = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const password = readFileSync(`${folder}.password`, 'utf8').trim();
    const client = new Client({ host: '127.0.0.1', port, database: 'mizan', user: 'postgres', password });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** Ends everything that was started and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    const postmaster = this.postmasterPid();
    if (postmaster) stop(postmaster);
    await waitUntil(() => this.postmasterPid() === undefined, STOP_PATIENCE_MS);
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: POLL_MS });
  }

  private ownSettings(): NodeJS.ProcessEnv {
    const address = { PORT: String(this.port), HOST: '127.0.0.1', MIZAN_PUBLIC_URL: this.url };
    return { ...address, NODE_ENV: 'development', MIZAN_DATA_DIR: this.dataDir, MIZAN_DEMO: 'on' };
  }

  private async untilReady(server: ChildProcess): Promise<void> {
    const isReady = async () => server.exitCode !== null || (await answers(`${this.url}/api/v1/ready`));
    const inTime = await waitUntil(isReady, READY_PATIENCE_MS);
    if (inTime && server.exitCode === null) return;
    await this.end('SIGKILL');
    throw new Error(`The product did not get ready.\n${this.output}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const server = this.server;
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    const hammer = setTimeout(() => server.kill('SIGKILL'), STOP_PATIENCE_MS);
    await gone;
    clearTimeout(hammer);
  }

  private postmasterPid(): number | undefined {
    try {
      return Number(readFileSync(path.join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }
}

/** Which may have ended at this moment by itself. */
function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitUntil(holds: () => boolean | Promise<boolean>, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

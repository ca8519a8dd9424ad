import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postmasterOf } from './processor-time.mjs';
import { freePort, until } from './stage.mjs';

const PATIENCE_MS = 300_000;
const ENDING_MS = 15_000;

/** What `npm start` starts: the built server with its embedded PostgreSQL, filled with demo data the first time. */
export class Demo {
  folder = mkdtempSync(path.join(tmpdir(), 'mizan-demo-'));
  postgresFolder = path.join(this.folder, 'postgres');

  /**
   * @param {string} command @param {string[]} args by which it is started
   * @param {string} [cwd] where, of an earlier build
   */
  async start(command, args, cwd) {
    chmodSync(this.folder, 0o755);
    const port = String(await freePort());
    const env = { ...process.env, DATABASE_URL: '', MIZAN_DATA_DIR: this.folder, HOST: '127.0.0.1', PORT: port };
    this.child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], ...(cwd && { cwd }) });
    // An earlier build may have no such address, and listens when it is ready.
    const isReady = async () =>
      [200, 404].includes((await fetch(`http://127.0.0.1:${port}/api/v1/ready`).catch(() => undefined))?.status ?? 0);
    await until('the demo is ready', isReady, PATIENCE_MS);
  }

  async stop() {
    const postmaster = postmasterOf(this.postgresFolder);
    this.child.kill();
    await once(this.child, 'exit');
    const hasEnded = () => !existsSync(`/proc/${postmaster}`);
    // Behind npm the server ends a little later, and its PostgreSQL with it; one that had no time for that leaves it.
    await until('the server has ended it', hasEnded, ENDING_MS).catch(() => process.kill(postmaster, 'SIGINT'));
    await until('its PostgreSQL has ended', hasEnded);
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A program of somebody else's, in a process of its own. */
export class Program {
  private output = '';
  private look: () => void = () => undefined;
  /** Its exit code, and all that it printed. */
  readonly ended: Promise<{ code: number | null; output: string }>;

  /** @param args of Node, from the root of the repository */
  constructor(args: string[], env: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.look();
      });
    }
    this.ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, output: this.output })));
  }

  /** What the pattern found in what it printed, as soon as that is there. */
  says(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      this.look = () => {
        const [, found] = pattern.exec(this.output) ?? [];
        if (found !== undefined) resolve(found);
      };
      this.look();
      void this.ended.then(() => reject(new Error(`It ended before it said ${pattern.source}: ${this.output}`)));
    });
  }
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ThreadOptions } from './thread-options';
import type { ThreadTask, Feeding, ThreadWork } from './thread-work';
import { FileTookTooLong } from './threads.errors';

/** More than the largest list takes; what needs more is ended before the whole server is. */
const MOST_MEGABYTES = 1_024;

/** One thread that does one work after another. A work that fails ends it. */
export class Thread {
  isGone = false;
  private readonly worker: Worker;

  /** @param niceness of Linux: 0 is like everybody else, 19 only when nobody else wants to */
  constructor(
    private readonly options: ThreadOptions,
    niceness: number,
  ) {
    this.worker = new Worker(require.resolve('./thread-main'), {
      execArgv: [...options.execArgv],
      workerData: { niceness },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.worker.on('error', () => (this.isGone = true));
    this.worker.on('exit', () => (this.isGone = true));
    this.worker.unref();
  }

  /** @throws FileTookTooLong, whatever the work throws */
  async run(work: ThreadWork, args: readonly unknown[]): Promise<Buffer> {
    const fed = fedIn(args);
    const made = this.made();
    // It is waited for below, unless it could not even begin.
    made.catch(() => undefined);
    try {
      this.send({ work, args: fed ? args.slice(0, -1) : args, isFed: fed !== null });
      if (fed) await Promise.race([this.feed(fed), made]);
      return await made;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.isGone = true;
    await this.worker.terminate();
  }

  private async made(): Promise<Buffer> {
    const ended = new AbortController();
    const limit = AbortSignal.timeout(this.options.limitMs);
    const signal = AbortSignal.any([limit, ended.signal]);
    this.worker.ref();
    try {
      const [bytes] = (await Promise.race([once(this.worker, 'message', { signal }), this.gone(signal)])) as [
        Uint8Array,
      ];
      return Buffer.from(bytes.buffer);
    } catch (error) {
      throw limit.aborted ? new FileTookTooLong() : error;
    } finally {
      this.worker.unref();
      ended.abort();
    }
  }

  private async gone(signal: AbortSignal): Promise<never> {
    await once(this.worker, 'exit', { signal });
    throw new Error('the thread was ended');
  }

  private async feed(fed: AsyncIterable<unknown>): Promise<void> {
    for await (const chunk of fed) {
      if (this.isGone) return;
      this.send({ chunk });
    }
    this.send('end');
  }

  private send(message: ThreadTask | Feeding): void {
    this.worker.postMessage(message);
  }
}

function fedIn(args: readonly unknown[]): AsyncIterable<unknown> | null {
  const last = args.at(-1);
  const isFed = typeof last === 'object' && last !== null && Symbol.asyncIterator in last;
  return isFed ? (last as AsyncIterable<unknown>) : null;
}

import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Thread } from './thread';
import { ThreadOptions } from './thread-options';
import type { ThreadWork } from './thread-work';
import { TooManyFilesAsked } from './threads.errors';

/** One that takes long leaves the other to what is quick. */
const MOST_THREADS = 2;
const MOST_WAITING = 50;
/** A thread holds fonts and tables; who has nothing to do gives them back. */
const IDLE_MS = 60_000;

/** Makes bytes beside the event loop, so that a large file holds up nobody's exam. */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private readonly idle = new Map<Thread, NodeJS.Timeout>();
  private readonly busy = new Set<Thread>();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: ThreadOptions) {}

  /** @throws FileTookTooLong, TooManyFilesAsked, whatever the work throws */
  async run<Make extends NonNullable<ThreadWork['make']>>(
    work: ThreadWork<Make>,
    ...args: Parameters<Make>
  ): Promise<Buffer> {
    const thread = await this.next();
    try {
      return await thread.run(work, args);
    } finally {
      this.release(thread);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.idle.values()) clearTimeout(timer);
    await Promise.all([...this.idle.keys(), ...this.busy].map((thread) => thread.close()));
  }

  private async next(): Promise<Thread> {
    while (this.busy.size >= MOST_THREADS) await this.turn();
    const thread = [...this.idle.keys()].find(({ isGone }) => !isGone) ?? new Thread(this.options);
    clearTimeout(this.idle.get(thread));
    this.idle.delete(thread);
    this.busy.add(thread);
    return thread;
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new TooManyFilesAsked();
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private release(thread: Thread): void {
    this.busy.delete(thread);
    if (!thread.isGone) this.idle.set(thread, setTimeout(() => this.retire(thread), IDLE_MS).unref());
    this.waiting.shift()?.();
  }

  private retire(thread: Thread): void {
    this.idle.delete(thread);
    void thread.close();
  }
}

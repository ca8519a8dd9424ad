import type { OnApplicationShutdown } from '@nestjs/common';
import { Thread } from './thread';
import type { ThreadOptions } from './thread-options';
import type { ThreadWork } from './thread-work';

export interface PoolLimits {
  threads: number;
  /** How many may wait for a thread; one more is refused. */
  waiting: number;
  /** Of Linux: how far they stand back behind everybody else, up to 19. */
  niceness: number;
  refuse: () => Error;
}

/** A thread holds fonts and tables; who has nothing to do gives them back. */
const IDLE_MS = 60_000;

/** So many threads at most, and a line of those who wait for one that has an end. */
export abstract class ThreadPool implements OnApplicationShutdown {
  private readonly idle = new Map<Thread, NodeJS.Timeout>();
  private readonly busy = new Set<Thread>();
  private readonly preferred: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly options: ThreadOptions,
    private readonly limits: PoolLimits,
  ) {}

  /** @throws FileTookTooLong, what `refuse` makes, whatever the work throws */
  run<Make extends NonNullable<ThreadWork['make']>>(
    work: ThreadWork<Make>,
    ...args: Parameters<Make>
  ): Promise<Buffer> {
    return this.runIn(this.waiting, work, args);
  }

  /** The same in a line of its own, which goes before the other. */
  runFirst<Make extends NonNullable<ThreadWork['make']>>(
    work: ThreadWork<Make>,
    ...args: Parameters<Make>
  ): Promise<Buffer> {
    return this.runIn(this.preferred, work, args);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.idle.values()) clearTimeout(timer);
    await Promise.all([...this.idle.keys(), ...this.busy].map((thread) => thread.close()));
  }

  private async runIn(line: (() => void)[], work: ThreadWork, args: readonly unknown[]): Promise<Buffer> {
    const thread = await this.next(line);
    try {
      return await thread.run(work, args);
    } finally {
      this.release(thread);
    }
  }

  private async next(line: (() => void)[]): Promise<Thread> {
    while (this.busy.size >= this.limits.threads) await this.turn(line);
    const thread =
      [...this.idle.keys()].find(({ isGone }) => !isGone) ?? new Thread(this.options, this.limits.niceness);
    clearTimeout(this.idle.get(thread));
    this.idle.delete(thread);
    this.busy.add(thread);
    return thread;
  }

  private turn(line: (() => void)[]): Promise<void> {
    if (line.length >= this.limits.waiting) throw this.limits.refuse();
    return new Promise((resolve) => void line.push(resolve));
  }

  private release(thread: Thread): void {
    this.busy.delete(thread);
    if (!thread.isGone) this.idle.set(thread, setTimeout(() => this.retire(thread), IDLE_MS).unref());
    (this.preferred.shift() ?? this.waiting.shift())?.();
  }

  private retire(thread: Thread): void {
    this.idle.delete(thread);
    void thread.close();
  }
}

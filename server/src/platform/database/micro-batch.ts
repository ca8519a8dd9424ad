import { ServiceUnavailable } from '../errors';
import { isOutage } from '../errors/outage';

const defaults = {
  isOutage,
  overloaded: () => new ServiceUnavailable(),
  largest: 100,
  inFlight: 2,
  longestQueue: 5_000,
  answeredAtOnce: Number.POSITIVE_INFINITY,
};

export interface MicroBatchOptions<Item, Result> {
  /** Of two items with one key the second waits until the first is answered, so a batch never meets itself. */
  keyOf(item: Item): string;
  /** Answers one item each, in the order of the items. */
  run(items: Item[]): Promise<Result[]>;
  /** An error that would come again for every single item; such a batch is not repeated one by one. */
  isOutage?(error: unknown): boolean;
  /** What an item gets when too many wait already. */
  overloaded?(): Error;
  largest?: number;
  inFlight?: number;
  longestQueue?: number;
  /** So many are answered in one turn of the event loop, the next ones in the turn after: where much follows from each answer. */
  answeredAtOnce?: number;
}

interface Waiting<Item, Result> {
  key: string;
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects what one turn of the event loop brings and works it off in one go: under load many items share one round trip,
 * without load an item waits for nobody. An item that spoils its batch fails alone.
 */
export class MicroBatch<Item, Result> {
  private readonly options: Required<MicroBatchOptions<Item, Result>>;
  private waiting: Waiting<Item, Result>[] = [];
  private readonly busyKeys = new Set<string>();
  private running = 0;
  private isScheduled = false;

  constructor(options: MicroBatchOptions<Item, Result>) {
    this.options = { ...defaults, ...options };
  }

  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.longestQueue) return Promise.reject(this.options.overloaded());
    return new Promise((resolve, reject) => {
      this.waiting.push({ key: this.options.keyOf(item), item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.running >= this.options.inFlight) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const batch = this.take();
    if (batch.length === 0) return;
    this.running += 1;
    if (this.waiting.length > 0) this.schedule();
    await this.work(batch);
    this.running -= 1;
    for (const { key } of batch) this.busyKeys.delete(key);
    if (this.waiting.length > 0) this.schedule();
  }

  private take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const entry of this.waiting) {
      const fits = batch.length < this.options.largest && !this.busyKeys.has(entry.key);
      if (fits) this.busyKeys.add(entry.key);
      (fits ? batch : rest).push(entry);
    }
    this.waiting = rest;
    return batch;
  }

  private async work(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.run(batch.map(({ item }) => item));
      await this.answer(batch, results);
    } catch (error) {
      await this.recover(batch, error);
    }
  }

  private async answer(batch: Waiting<Item, Result>[], results: Result[]): Promise<void> {
    const { answeredAtOnce } = this.options;
    for (const [index, { resolve }] of batch.entries()) {
      if (index > 0 && index % answeredAtOnce === 0) await nextTurn();
      resolve(results[index] as Result);
    }
  }

  private async recover(batch: Waiting<Item, Result>[], error: unknown): Promise<void> {
    if (batch.length > 1 && !this.options.isOutage(error)) for (const entry of batch) await this.work([entry]);
    else for (const { reject } of batch) reject(error);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

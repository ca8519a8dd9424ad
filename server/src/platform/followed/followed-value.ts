import { AsyncLocalStorage } from 'node:async_hooks';

interface Followed<Value> {
  value: Value;
  hasEnded: boolean;
}

/**
 * A value that follows a piece of work wherever it waits, until that ends. While anything is followed, every promise of the process is
 * dearer: before Node.js 24 a save then costs a third more. So following stops as soon as no such work is going on.
 */
export class FollowedValue<Value> {
  private readonly storage = new AsyncLocalStorage<Followed<Value>>();
  private going = 0;

  /** Undefined also for what outlives the work that began it. */
  get(): Value | undefined {
    const followed = this.storage.getStore();
    return followed?.hasEnded === false ? followed.value : undefined;
  }

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    const followed = this.begin(value);
    try {
      return await this.storage.run(followed, work);
    } finally {
      this.end(followed);
    }
  }

  /** For work that does not tell its end: `onEnd` is given what has to be called then, however often. */
  enter(value: Value, onEnd: (end: () => void) => void, work: () => void): void {
    const followed = this.begin(value);
    onEnd(() => this.end(followed));
    this.storage.run(followed, work);
  }

  private begin(value: Value): Followed<Value> {
    this.going += 1;
    return { value, hasEnded: false };
  }

  private end(followed: Followed<Value>): void {
    if (followed.hasEnded) return;
    followed.hasEnded = true;
    this.going -= 1;
    if (this.going === 0) this.storage.disable();
  }
}

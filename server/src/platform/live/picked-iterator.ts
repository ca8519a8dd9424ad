import type { TopicIterator } from './topic-iterator';

/** More are read in the next go. */
const MOST_AT_ONCE = 200;

/**
 * What `pick` makes of messages: of all that came while it was busy with the last ones at once, so that a hall full of candidates who move in
 * the same second is one look and not one after the other. Not an async generator: that could not be ended while it waits, and
 * the listener of every dashboard that was closed would stay until the next message.
 */
export class PickedIterator<From extends object, To> implements AsyncIterableIterator<To> {
  private picked: To[] = [];

  constructor(
    private readonly source: TopicIterator<From>,
    private readonly pick: (messages: From[]) => Promise<To[]>,
  ) {}

  async next(): Promise<IteratorResult<To>> {
    for (;;) {
      const value = this.picked.shift();
      if (value !== undefined) return { value, done: false };
      const first = await this.source.next();
      if (first.done) return { value: undefined, done: true };
      this.picked = await this.pick([first.value, ...this.source.takeWaiting(MOST_AT_ONCE)]);
    }
  }

  async return(): Promise<IteratorResult<To>> {
    this.picked = [];
    await this.source.return();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

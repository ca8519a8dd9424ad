/**
 * What `pick` makes of each message; null drops it. Not an async generator: that could not be ended while it waits, and
 * the listener of every dashboard that was closed would stay until the next message.
 */
export class PickedIterator<From, To> implements AsyncIterableIterator<To> {
  constructor(
    private readonly source: AsyncIterableIterator<From>,
    private readonly pick: (message: From) => Promise<To | null>,
  ) {}

  async next(): Promise<IteratorResult<To>> {
    for (;;) {
      const message = await this.source.next();
      if (message.done) return { value: undefined, done: true };
      const picked = await this.pick(message.value);
      if (picked !== null) return { value: picked, done: false };
    }
  }

  async return(): Promise<IteratorResult<To>> {
    await this.source.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

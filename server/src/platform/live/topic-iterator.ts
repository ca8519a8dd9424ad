const MAX_WAITING = 1_000;

/** The messages of a topic as an iterator that listens from its creation until it is returned. */
export class TopicIterator<Payload extends object> implements AsyncIterableIterator<Payload> {
  private readonly waiting: Payload[] = [];
  private pull: ((result: IteratorResult<Payload>) => void) | undefined;
  private readonly stop: () => void;
  private done = false;

  constructor(listen: (listener: (payload: object) => void) => () => void) {
    this.stop = listen((payload) => this.push(payload as Payload));
  }

  next(): Promise<IteratorResult<Payload>> {
    const value = this.waiting.shift();
    if (value) return Promise.resolve({ value, done: false });
    if (this.done) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => (this.pull = resolve));
  }

  return(): Promise<IteratorResult<Payload>> {
    this.waiting.length = 0;
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  /** What has come meanwhile, to be taken together with what `next` gave. */
  takeWaiting(most: number): Payload[] {
    return this.waiting.splice(0, most);
  }

  /** Nothing more comes; what is waiting can still be taken. */
  close(): void {
    this.done = true;
    this.stop();
    this.pull?.({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<Payload>> {
    void this.return();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** A consumer that falls behind loses its oldest messages rather than filling the memory. */
  private push(payload: Payload): void {
    const pull = this.pull;
    this.pull = undefined;
    if (pull) pull({ value: payload, done: false });
    else this.waiting.push(payload);
    if (this.waiting.length > MAX_WAITING) this.waiting.shift();
  }
}

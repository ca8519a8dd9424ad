/** Lets a fixed number of tasks run at once; the others wait in line. */
export class Turnstile {
  private readonly line: (() => void)[] = [];

  constructor(private free: number) {}

  async pass<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((admit) => this.line.push(admit));
    try {
      return await task();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free++;
    }
  }
}

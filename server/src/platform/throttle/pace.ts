/** One after the other with so many milliseconds between them, by the clock that never jumps; after a rest the first need not wait. */
export class Pace {
  private nextAt = 0;

  constructor(private readonly ms: number) {}

  /** Takes the next place. @returns after how many milliseconds it comes, 0 for now */
  next(): number {
    const now = performance.now();
    const at = Math.max(now, this.nextAt);
    this.nextAt = at + this.ms;
    return at - now;
  }
}

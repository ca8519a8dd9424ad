const SWEEP_AT = 1_000;

/** Whoever has used up everything is refused without asking the database again; remembered by the clock that never jumps. */
export class Refused {
  private readonly until = new Map<string, number>();

  /** 0 for whoever may ask. */
  waitMs(key: string): number {
    return Math.max(0, (this.until.get(key) ?? 0) - performance.now());
  }

  remember(key: string, milliseconds: number): void {
    const now = performance.now();
    this.until.set(key, now + milliseconds);
    if (this.until.size > SWEEP_AT) for (const [each, until] of this.until) if (until <= now) this.until.delete(each);
  }

  forget(key: string): void {
    this.until.delete(key);
  }

  forgetAll(): void {
    this.until.clear();
  }
}

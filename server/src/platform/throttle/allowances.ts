/** When this many are remembered, those who have their whole allowance back are forgotten. */
const SWEEP_AT = 10_000;

/**
 * So much a second for each key, and some of it at once after a rest. Counted by this process alone, in memory, with the clock that
 * never jumps: it stands before everything that costs anything. What must hold for all servers together is a `Throttle`.
 */
export class Allowances {
  /** For each key the moment from which its whole allowance is there again. */
  private readonly spentUntil = new Map<string, number>();
  private readonly restMs: number;
  private sweepAt = SWEEP_AT;

  /** @param burst how much can be taken at once after a rest */
  constructor(
    private readonly perSecond: number,
    burst: number,
  ) {
    this.restMs = (burst / perSecond) * 1_000;
  }

  /**
   * @param amount what is less than nothing takes nothing
   * @returns 0 when it is granted, otherwise the milliseconds after which it would be; then nothing is taken.
   */
  take(key: string, amount = 1, now = performance.now()): number {
    const taken = amount > 0 ? amount : 0;
    const until = Math.max(now, this.spentUntil.get(key) ?? 0) + (taken / this.perSecond) * 1_000;
    const wait = until - now - this.restMs;
    if (wait > 0) return wait;
    if (this.spentUntil.size >= this.sweepAt) this.sweep(now);
    this.spentUntil.set(key, until);
    return 0;
  }

  /** Takes back what was taken for nothing. */
  giveBack(key: string, amount = 1): void {
    const until = this.spentUntil.get(key);
    if (until !== undefined) this.spentUntil.set(key, until - (amount / this.perSecond) * 1_000);
  }

  private sweep(now: number): void {
    for (const [key, until] of this.spentUntil) if (until <= now) this.spentUntil.delete(key);
    this.sweepAt = Math.max(SWEEP_AT, this.spentUntil.size * 2);
  }
}

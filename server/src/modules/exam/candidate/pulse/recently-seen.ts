const INTERVAL_MS = 10_000;

/** Lets through one sign of life every ten seconds for each attempt: a dashboard needs no more. */
export class RecentlySeen {
  private readonly announced = new Map<string, number>();
  private sweptAt = 0;

  isNews(attemptId: string, now: number): boolean {
    this.forgetOld(now);
    if (now - (this.announced.get(attemptId) ?? -Infinity) < INTERVAL_MS) return false;
    this.announced.set(attemptId, now);
    return true;
  }

  private forgetOld(now: number): void {
    if (now - this.sweptAt < INTERVAL_MS) return;
    this.sweptAt = now;
    for (const [attemptId, at] of this.announced) if (now - at >= INTERVAL_MS) this.announced.delete(attemptId);
  }
}

interface Waiting {
  lane: string;
  work: () => Promise<void>;
}

/** Works side by side, but only so much in all and so much for one lane: a receiver that hangs holds up nobody else. */
export class Lanes {
  private readonly busy = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private running = 0;
  private rested: (() => void)[] = [];

  constructor(
    private readonly mostInAll: number,
    private readonly mostOfLane: number,
  ) {}

  add(lane: string, work: () => Promise<void>): void {
    this.waiting.push({ lane, work });
    this.startWhatMay();
  }

  /** What has not begun is given up. */
  clear(): void {
    this.waiting.splice(0);
  }

  /** Until nothing runs or waits. */
  async idle(): Promise<void> {
    if (this.running > 0) await new Promise<void>((resolve) => this.rested.push(resolve));
  }

  private startWhatMay(): void {
    while (this.running < this.mostInAll) {
      const index = this.waiting.findIndex(({ lane }) => (this.busy.get(lane) ?? 0) < this.mostOfLane);
      const [next] = index < 0 ? [] : this.waiting.splice(index, 1);
      if (!next) return;
      void this.run(next);
    }
  }

  private async run({ lane, work }: Waiting): Promise<void> {
    this.count(lane, 1);
    await work();
    this.count(lane, -1);
    this.startWhatMay();
    if (this.running === 0) for (const tell of this.rested.splice(0)) tell();
  }

  private count(lane: string, change: 1 | -1): void {
    this.running += change;
    const left = (this.busy.get(lane) ?? 0) + change;
    if (left > 0) this.busy.set(lane, left);
    else this.busy.delete(lane);
  }
}

interface Waiting {
  lane: string;
  name: string;
  work: () => Promise<void>;
}

/** Works side by side, but only so much in all and so much for one lane: a receiver that hangs holds up nobody else. */
export class DeliveryLanes {
  private readonly busy = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  /** Of what waits. */
  private readonly names = new Set<string>();
  private running = 0;
  private rested: (() => void)[] = [];

  constructor(
    private readonly mostInAll: number,
    private readonly mostOfLane: number,
  ) {}

  /** What waits already under this name is not added again: behind a receiver that hangs, each sweep would add it anew. */
  add(lane: string, name: string, work: () => Promise<void>): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    this.waiting.push({ lane, name, work });
    this.startWhatMay();
  }

  /** What has not begun is given up. */
  clear(): void {
    this.waiting.splice(0);
    this.names.clear();
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
      this.names.delete(next.name);
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

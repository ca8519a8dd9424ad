/** What the database says the time is, and when it was asked and had answered by the process's own clock; in milliseconds. */
export interface TimeSample {
  sentAt: number;
  receivedAt: number;
  databaseAt: number;
}

/** More than drift. */
export const STEP_MS = 2_000;
const UNSURE_MS = 30_000;

/**
 * How far the database's clock is ahead of the process's own. The true offset lies between two bounds that are a round trip
 * apart: as long as what we have lies there too it stays, so that a slow answer moves nothing; otherwise half of the trip counts.
 */
export class ClockOffset {
  private known: number | null = null;
  /** How often the time stepped by more than two seconds since the start. */
  steps = 0;
  /** False after a step of more than thirty seconds, until a later sample agrees with it. */
  isSure = true;

  get milliseconds(): number {
    return this.known ?? 0;
  }

  /** There is reason to think that what we have is wrong, until a sample says. */
  doubt(): void {
    this.isSure = false;
  }

  /** @returns by how much the time stepped; 0 for the first sample, and for what is only drift. */
  take({ sentAt, receivedAt, databaseAt }: TimeSample): number {
    const [least, most] = [databaseAt - receivedAt, databaseAt - sentAt];
    const before = this.known;
    if (before !== null && before >= least && before <= most) {
      this.isSure = true;
      return 0;
    }
    this.known = (least + most) / 2;
    return before === null ? 0 : this.judge(this.known - before);
  }

  private judge(moved: number): number {
    this.isSure = Math.abs(moved) <= UNSURE_MS;
    if (Math.abs(moved) <= STEP_MS) return 0;
    this.steps += 1;
    return moved;
  }
}

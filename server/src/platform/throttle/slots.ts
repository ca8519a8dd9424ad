import { Pace } from './pace';

interface Lane {
  taken: number;
  line: (() => void)[];
  pace: Pace;
}

/**
 * So many at once for each key; the others wait in a line of their own, in order, and hold up nobody else. Whoever waited goes in with
 * a later turn of the event loop, never in the same: were they answered without a pause, the whole line would be worked off in one go,
 * and whatever others had sent meanwhile would not even be read before its end.
 */
export class Slots {
  private readonly lanes = new Map<string, Lane>();

  /**
   * @param mostWaiting in one line
   * @param paceMs between two that go in from the same line
   */
  constructor(
    private readonly mostWaiting: number,
    private readonly paceMs = 0,
  ) {}

  /** @returns what gives the slot back, at once where one is free; null when the line is full */
  enter(key: string, most: number): (() => void) | null | Promise<() => void> {
    const lane = this.lanes.get(key) ?? { taken: 0, line: [], pace: new Pace(this.paceMs) };
    this.lanes.set(key, lane);
    if (lane.taken < most) {
      lane.taken++;
      return this.leaveOnce(key, lane);
    }
    if (lane.line.length >= this.mostWaiting) return null;
    // Whoever leaves hands the slot on.
    return new Promise<void>((admit) => lane.line.push(() => admitLater(lane.pace, admit))).then(() =>
      this.leaveOnce(key, lane),
    );
  }

  private leaveOnce(key: string, lane: Lane): () => void {
    let isHeld = true;
    return () => {
      if (isHeld) this.leave(key, lane);
      isHeld = false;
    };
  }

  private leave(key: string, lane: Lane): void {
    const next = lane.line.shift();
    if (next) next();
    else if (--lane.taken === 0) this.lanes.delete(key);
  }
}

function admitLater(pace: Pace, admit: () => void): void {
  const waitMs = pace.next();
  if (waitMs === 0) setImmediate(admit);
  else setTimeout(admit, waitMs);
}

import type { ServerClock } from './clock';
import type { Haste } from './ports';

/** Timers are late when a computer slept or a tab is in the background, so the clock is looked at this often. */
const LOOK_MS = 1_000;
const LAST_MOMENTS_MS = 2_000;

/** Rings once when the server's clock reaches the close of the question. */
export class Deadline {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closesAt: number | null = null;

  constructor(
    private readonly clock: ServerClock,
    private readonly onZero: () => void,
  ) {}

  watch(closesAt: string): void {
    this.#closesAt = Date.parse(closesAt);
    this.look();
  }

  stop(): void {
    this.#closesAt = null;
    clearTimeout(this.#timer);
  }

  /** Also called when the clock was set anew. */
  look(): void {
    clearTimeout(this.#timer);
    if (this.#closesAt === null) return;
    const remaining = this.#closesAt - this.clock.now();
    if (remaining > 0) {
      this.#timer = setTimeout(() => this.look(), Math.min(remaining, LOOK_MS));
      return;
    }
    this.#closesAt = null;
    this.onZero();
  }

  /** So near the end that a change must not wait for the next one. */
  get isNear(): boolean {
    return this.#closesAt !== null && this.#closesAt - this.clock.now() < LAST_MOMENTS_MS;
  }

  /** What is sent so near the end must not be held either. */
  hurry(haste: Haste): Haste {
    return haste === 'unhurried' && this.isNear ? 'awaited' : haste;
  }
}

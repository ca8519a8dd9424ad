import { ServerClock, steadyNow } from '../engine/clock';

/** A clock that its audience may stop and move. It asks no server. */
export class PreviewClock extends ServerClock {
  #at = Date.now();
  /** When it was last set going, by `steadyNow`; null while it stands still. */
  #since: number | null = steadyNow();

  get isPaused(): boolean {
    return this.#since === null;
  }

  override get isSet(): boolean {
    return true;
  }

  override sync(): void {
    // The time is its own.
  }

  override now(): number {
    return this.#since === null ? this.#at : this.#at + steadyNow() - this.#since;
  }

  pause(): void {
    this.#at = this.now();
    this.#since = null;
  }

  goOn(): void {
    this.#since ??= steadyNow();
  }

  /** On by so many milliseconds, or back by them. */
  move(ms: number): void {
    this.#at += ms;
  }
}

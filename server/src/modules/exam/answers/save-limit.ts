import { RateLimited } from '../../../platform/errors';

/** An honest page saves about once a second, and a few at once when the line is back. */
const SAVES_PER_SECOND = 20;
const WINDOW_MS = 1_000;

/** Keeps one sitting from flooding the others. One counter a sitting, forgotten every second: a guard would cost more. */
export class SaveLimit {
  private windowStart = 0;
  private counts = new Map<string, number>();

  /** @throws RateLimited */
  admit(invitationId: string, now: number): void {
    if (now - this.windowStart >= WINDOW_MS || now < this.windowStart) this.open(now);
    const count = (this.counts.get(invitationId) ?? 0) + 1;
    if (count > SAVES_PER_SECOND) throw new RateLimited({ retryAfterSeconds: 1 });
    this.counts.set(invitationId, count);
  }

  private open(now: number): void {
    this.windowStart = now;
    this.counts = new Map();
  }
}

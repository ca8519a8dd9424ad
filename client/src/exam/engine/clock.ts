/** Milliseconds since the page was opened. The computer's own clock may be wrong or be moved; this one cannot be. */
export const steadyNow = (): number => performance.now();

/** When a request left and when its reply was here, by `steadyNow`. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
}

/** The two clocks may part by this share of the time that passes between two replies. */
const DRIFT = 0.0002;
/** The server's stamp is cut to whole milliseconds. */
const STAMP_ERROR_MS = 1;

/**
 * The server's time, carried forward by the steady clock of the page.
 * Every reply tells between which two offsets the truth lies: the server stamped it after it was sent and before it was
 * received. What all replies agree on is kept, so one quick reply sharpens the time and a slow one never spoils it. A reply
 * that contradicts the others wins: the computer slept, or the server's clock was set.
 */
export class ServerClock {
  #low = Number.NEGATIVE_INFINITY;
  #high = Number.POSITIVE_INFINITY;
  #syncedAt = 0;

  sync(serverNow: string, { sentAt, receivedAt }: Exchange): void {
    const stamp = Date.parse(serverNow);
    const low = stamp - receivedAt - STAMP_ERROR_MS;
    const high = stamp - sentAt + STAMP_ERROR_MS;
    const drift = (receivedAt - this.#syncedAt) * DRIFT;
    const bothLow = Math.max(low, this.#low - drift);
    const bothHigh = Math.min(high, this.#high + drift);
    const agree = bothLow <= bothHigh;
    this.#low = agree ? bothLow : low;
    this.#high = agree ? bothHigh : high;
    this.#syncedAt = receivedAt;
  }

  get isSet(): boolean {
    return Number.isFinite(this.#low);
  }

  /** Milliseconds since 1970, as the server counts them. Not a number before the first reply. */
  now(): number {
    return steadyNow() + (this.#low + this.#high) / 2;
  }
}

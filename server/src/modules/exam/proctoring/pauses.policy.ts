/** A time in which staff held the exam; it may last still. */
export interface Pause {
  from: Date;
  until: Date | null;
}

/** A page hears a little later that the exam goes on; so long it is believed that it had not. */
const HEARD_WITHIN_MS = 30_000;

/** Whether something that begins at this moment begins in a pause; `isClaimed` by a page that had not heard of its end. */
export function isInPause(at: Date, pauses: readonly Pause[], isClaimed = false): boolean {
  const moment = at.getTime();
  const slack = isClaimed ? HEARD_WITHIN_MS : 0;
  return pauses.some(({ from, until }) => from.getTime() <= moment && moment < (until?.getTime() ?? Infinity) + slack);
}

/** Where the first pause after this moment cuts off what goes on; infinite without one. */
export function nextPauseMs(at: Date, pauses: readonly Pause[]): number {
  return Math.min(...pauses.map(({ from }) => from.getTime()).filter((from) => from > at.getTime()));
}

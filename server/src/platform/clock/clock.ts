/** The only source of time for the domain, so that tests own it. */
export abstract class Clock {
  abstract now(): Date;

  /** False while the time has just stepped by more than thirty seconds, and nobody knows yet whether it stays there. */
  isSure(): boolean {
    return true;
  }
}

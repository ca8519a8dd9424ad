import { Clock } from '../../src/platform/clock';

/** Stands still until it is told otherwise. Starts at the present second, so that the database's own clock is near. */
export class ManualClock extends Clock {
  private present = presentSecond();

  restart(): void {
    this.present = presentSecond();
  }

  now(): Date {
    return new Date(this.present);
  }

  set(date: Date | string): void {
    this.present = new Date(date);
  }

  advance(seconds: number): void {
    this.present = new Date(this.present.getTime() + seconds * 1000);
  }
}

function presentSecond(): Date {
  return new Date(Math.floor(Date.now() / 1000) * 1000);
}

import { Injectable } from '@nestjs/common';

/** The only source of time for the domain, so that tests own it. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

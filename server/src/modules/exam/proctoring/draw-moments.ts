import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { addSeconds } from '../attempt';

const HOUR = 3_600;
/** The first picture comes early, so that a camera that does not work is noticed while it can be mended. */
const FIRST_WITHIN = 90;

/** The moments of pictures. Each follows from the attempt, the one before and the secret: nobody without it can tell them. */
@Injectable()
export class DrawMoments {
  private readonly key: KeyObject;

  constructor(config: AppConfig) {
    this.key = config.keyFor('snapshot moments');
  }

  first(attemptId: string, startedAt: Date, perHour: number): Date {
    const within = Math.min(FIRST_WITHIN, HOUR / perHour);
    return addSeconds(startedAt, this.share(attemptId, startedAt) * within);
  }

  /** On average so many an hour; from half to one and a half of the mean after the one before. */
  next(attemptId: string, after: Date, perHour: number): Date {
    return addSeconds(after, (HOUR / perHour) * (0.5 + this.share(attemptId, after)));
  }

  /** From 0 to 1, 1 excluded. */
  private share(attemptId: string, moment: Date): number {
    const seal = createHmac('sha256', this.key).update(`${attemptId} ${moment.toISOString()}`).digest();
    return seal.readUInt32BE(0) / 2 ** 32;
  }
}

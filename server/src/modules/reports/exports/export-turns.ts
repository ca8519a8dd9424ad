import { Injectable } from '@nestjs/common';
import { Slots } from '../../../platform/throttle';
import { TooManyExports } from './exports.errors';

const MOST_AT_ONCE = 3;
/** A browser sends six at once, and a program a few more. */
const MOST_WAITING = 9;

/** Few files are made at once, for everybody together: one person's come a few at a time, so that others come in between. */
@Injectable()
export class ExportTurns {
  private readonly slots = new Slots(MOST_WAITING);

  /** @throws TooManyExports, whatever the work throws */
  async take<Made>(userId: string, make: () => Promise<Made>): Promise<Made> {
    const leave = await this.slots.enter(userId, MOST_AT_ONCE);
    if (!leave) throw new TooManyExports();
    try {
      return await make();
    } finally {
      leave();
    }
  }
}

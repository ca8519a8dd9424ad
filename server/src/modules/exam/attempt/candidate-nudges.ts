import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';

const topicOf = (invitationId: string) => `exam-nudge ${invitationId}`;

/**
 * Tells the page of one candidate to look anew, because staff did something: it then asks as it does every few seconds anyway, so
 * nothing depends on a nudge, and none says anything. A topic for each exam: a busy day wakes nobody else.
 */
@Injectable()
export class CandidateNudges {
  constructor(private readonly bus: LiveBus) {}

  nudgeAfterCommit(tx: Tx, invitationId: string): void {
    tx.afterCommit(() => this.bus.publish(topicOf(invitationId), {}));
  }

  heard(invitationId: string): AsyncIterableIterator<object> {
    return this.bus.iterate(topicOf(invitationId));
  }
}

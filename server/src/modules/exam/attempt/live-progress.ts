import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';
import type { TopicIterator } from '../../../platform/live';
import { Log } from '../../../platform/observability';

const TOPIC = 'attempt-progressed';

/** Says that an attempt moved; whoever listens reads for itself how it stands. */
@Injectable()
export class LiveProgress {
  constructor(
    private readonly bus: LiveBus,
    private readonly log: Log,
  ) {}

  announceAfterCommit(tx: Tx, attemptId: string): void {
    tx.afterCommit(() => this.announce(attemptId));
  }

  /** Never fails the call that it follows: what happened is stored, and dashboards also refetch. */
  async announce(attemptId: string): Promise<void> {
    try {
      await this.bus.publish(TOPIC, { attemptId });
    } catch (error) {
      this.log.warn({ err: error, attemptId }, 'progress not announced');
    }
  }

  announced(): TopicIterator<{ attemptId: string }> {
    return this.bus.iterate<{ attemptId: string }>(TOPIC);
  }
}

import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { addDelivery } from './deliveries.queries';
import type { ClaimedDelivery } from './deliveries.queries';
import { EndpointHealth } from './endpoint-health';
import { nextTry } from './retry.policy';
import type { Tried } from './try-endpoint';
import { TryOutcome, WebhookTry } from './webhook-try.entity';
import { DeliveryStatus, WebhookDelivery } from './webhook-delivery.entity';
import { isTest } from './webhook-event';

/** Into how many moments the time between two tries is cut, one of which is drawn. */
const SHARES = 2 ** 32;

/** Writes down what came of a try, and when the next one is. */
@Injectable()
export class RecordTry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly health: EndpointHealth,
  ) {}

  async execute(claimed: ClaimedDelivery, tried: Tried, at: Date): Promise<void> {
    const { id, tries, roundTries, roundStartedAt, endpointId } = claimed;
    const { retryAfterSeconds: _asked, ...entry } = tried;
    await this.unitOfWork.run(async (tx) => {
      // First of all, so that two tries for one endpoint never wait for each other crosswise.
      await tx.manager.query('select from webhook_endpoints where id = $1 for no key update', [endpointId]);
      await tx.manager.insert(WebhookTry, { deliveryId: id, number: tries + 1, at, ...entry });
      const standing = await tx.manager.findOneByOrFail(WebhookDelivery, { id });
      const isDelivered = tried.outcome === TryOutcome.DELIVERED;
      // Switched off while this try was under way: what waits then is cancelled, and so is what would have waited.
      const isCancelled = standing.status === DeliveryStatus.CANCELLED;
      const next = isDelivered || isCancelled ? null : this.nextOf(claimed, tried);
      const unsent = isCancelled ? DeliveryStatus.CANCELLED : next ? DeliveryStatus.PENDING : DeliveryStatus.FAILED;
      const status = isDelivered ? DeliveryStatus.DELIVERED : unsent;
      const counted = { tries: tries + 1, claimedUntil: null };
      // Sent again by hand while this try was under way: what came of it ends the round before, not the new one.
      const isSentAgain = standing.roundStartedAt > roundStartedAt;
      const ended = isSentAgain ? {} : { status, roundTries: roundTries + 1, nextTryAt: next };
      await tx.manager.update(WebhookDelivery, id, { ...counted, ...ended });
      if (isSentAgain) await addDelivery(tx, { id, endpointId });
      else if (next) await addDelivery(tx, { id, endpointId }, next);
      if (!isTest(claimed.type) || isDelivered) await this.tellHealth(tx, claimed, tried.outcome, at);
    });
  }

  async cancel(deliveryId: string): Promise<void> {
    const status = DeliveryStatus.CANCELLED;
    const change = { status, nextTryAt: null, claimedUntil: null };
    await this.dataSource.manager.update(WebhookDelivery, deliveryId, change);
  }

  private nextOf(claimed: ClaimedDelivery, { outcome, retryAfterSeconds }: Tried): Date | null {
    if (outcome === TryOutcome.GONE || isTest(claimed.type)) return null;
    const { roundStartedAt: startedAt, roundTries } = claimed;
    const round = { startedAt, tries: roundTries + 1, now: this.clock.now(), retryAfterSeconds };
    return nextTry(round, randomInt(SHARES) / SHARES);
  }

  private async tellHealth(tx: Tx, claimed: ClaimedDelivery, outcome: TryOutcome, at: Date): Promise<void> {
    if (outcome === TryOutcome.DELIVERED) await this.health.succeeded(tx, claimed.endpointId, at);
    else await this.health.failed(tx, claimed, outcome, at);
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { Throttle } from '../../../platform/throttle';
import { bodyOf } from './announce';
import { addDelivery } from './deliveries.queries';
import { DeliveryLog } from './delivery-log.service';
import { shownUrl } from './redact';
import { DeliveryStatus, WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { TEST_EVENT } from './webhook-event';
import { WebhookMessage } from './webhook-message.entity';
import { WebhookSwitchedOff, WebhookWithoutAddress } from './webhooks.errors';

const TEST = auditAction('webhook.test');
const REPLAY = auditAction('webhook.replay');
const PER_MINUTE = { name: 'webhook-by-hand', points: 30, seconds: 60 };

/** What a person sends: a test, or a delivery once more. Both leave by the ordinary way. */
@Injectable()
export class SendByHand {
  private readonly throttle: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly endpoints: WebhookEndpoints,
    private readonly log: DeliveryLog,
    private readonly audit: Audit,
  ) {
    this.throttle = new Throttle(dataSource, PER_MINUTE);
  }

  /** @returns the id of the delivery. @throws WebhookNotFound, WebhookWithoutAddress, RateLimited */
  async test(viewer: Viewer, origin: RequestOrigin, endpointId: string): Promise<string> {
    const { url } = await this.endpoints.find(viewer, endpointId);
    if (url === null) throw new WebhookWithoutAddress();
    await this.throttle.count(viewer.userId);
    const now = this.clock.now();
    const [id, messageId] = [randomUUID(), randomUUID()];
    await this.unitOfWork.run(async (tx) => {
      const body = bodyOf(TEST_EVENT, now, { endpointId });
      await tx.manager.insert(WebhookMessage, { id: messageId, type: TEST_EVENT, body, occurredAt: now });
      const moments = { createdAt: now, roundStartedAt: now, nextTryAt: now };
      await tx.manager.insert(WebhookDelivery, { id, messageId, endpointId, ...moments });
      await addDelivery(tx, { id, endpointId });
      await this.audit.record(tx, { by: viewer, origin, action: TEST, object: objectOf(endpointId, url) });
    });
    return id;
  }

  /** The same message with the same id, and the whole schedule anew. @throws WebhookDeliveryNotFound, WebhookSwitchedOff */
  async replay(viewer: Viewer, origin: RequestOrigin, deliveryId: string): Promise<string> {
    const { endpointId } = await this.log.find(viewer, deliveryId);
    await this.throttle.count(viewer.userId);
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const { isEnabled, url } = await this.endpoints.lock(tx.manager, viewer, endpointId);
      if (!isEnabled) throw new WebhookSwitchedOff();
      const anew = { status: DeliveryStatus.PENDING, roundTries: 0, roundStartedAt: now, nextTryAt: now };
      await tx.manager.update(WebhookDelivery, deliveryId, anew);
      await addDelivery(tx, { id: deliveryId, endpointId });
      await this.audit.record(tx, { by: viewer, origin, action: REPLAY, object: objectOf(endpointId, url) });
    });
    return deliveryId;
  }
}

const objectOf = (id: string, url: string | null) => ({ type: 'webhook', id, label: shownUrl(url) });

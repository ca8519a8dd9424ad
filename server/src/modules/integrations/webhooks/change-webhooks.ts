import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Assessments } from '../../assessments';
import { CallbacksQueries } from './callbacks.queries';
import { DeliveriesQueries } from './deliveries.queries';
import { shownUrl } from './redact';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { WebhookTargets } from './webhook-targets';
import { TooManyWebhooks, WebhookWithoutAddress } from './webhooks.errors';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhooks.inputs';

const CREATE = auditAction('webhook.create');
const UPDATE = auditAction('webhook.update');
const DELETE = auditAction('webhook.delete');
const MOST = 10;

interface By {
  viewer: Viewer;
  origin: RequestOrigin;
}

@Injectable()
export class ChangeWebhooks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: DeliveriesQueries,
    private readonly callbacks: CallbacksQueries,
    private readonly targets: WebhookTargets,
    private readonly audit: Audit,
  ) {}

  /** @throws InvalidInput at `url` with what is wrong with the address, AssessmentNotFound, TooManyWebhooks */
  async create(by: By, { assessmentId, url, events }: CreateWebhookInput): Promise<WebhookEndpoint> {
    const of = await this.ownerOf(by.viewer, assessmentId ?? null);
    await this.assertFit(url);
    return this.unitOfWork.run(async (tx) => {
      await assertRoom(tx, of);
      const endpoint = { id: randomUUID(), ...of, url, events, createdAt: this.clock.now() };
      await tx.manager.insert(WebhookEndpoint, endpoint);
      await this.note(tx, by, CREATE, endpoint);
      return tx.manager.findOneByOrFail(WebhookEndpoint, { id: endpoint.id });
    });
  }

  /** @throws InvalidInput, WebhookNotFound, WebhookWithoutAddress */
  async update(by: By, { id, url, events, isEnabled }: UpdateWebhookInput): Promise<WebhookEndpoint> {
    const { url: before } = await this.endpoints.find(by.viewer, id);
    if (before === null && (url || events)) throw new WebhookWithoutAddress();
    if (url && url !== before) await this.assertFit(url);
    return this.unitOfWork.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx.manager, by.viewer, id);
      const change = { ...moved(endpoint, url), ...(events && { events }), ...switched(endpoint, isEnabled) };
      if (Object.keys(change).length > 0) await tx.manager.update(WebhookEndpoint, id, change);
      if (isEnabled === false) await this.deliveries.cancelPending(tx.manager, id);
      Object.assign(endpoint, change);
      await this.note(tx, by, UPDATE, endpoint);
      return endpoint;
    });
  }

  /** The one for callbacks, made now if it is not there, so that its secret is known before the first message. */
  prepareCallbacks({ viewer }: By): Promise<WebhookEndpoint> {
    return this.unitOfWork.run(async ({ manager }) => {
      await this.callbacks.prepare(manager, viewer.userId, this.clock.now());
      return manager.findOneByOrFail(WebhookEndpoint, {
        ownerId: viewer.userId,
        url: IsNull(),
        connectionId: IsNull(),
      });
    });
  }

  /** Its log goes with it. @throws WebhookNotFound */
  delete(by: By, id: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx.manager, by.viewer, id);
      await tx.manager.delete(WebhookEndpoint, id);
      await this.note(tx, by, DELETE, endpoint);
    });
  }

  private async ownerOf(viewer: Viewer, assessmentId: string | null) {
    if (assessmentId === null) return { ownerId: viewer.userId, assessmentId: null };
    const { id, ownerId } = await this.assessments.find(viewer, assessmentId);
    return { ownerId, assessmentId: id };
  }

  private async assertFit(url: string): Promise<void> {
    const problem = await this.targets.problemOf(url);
    if (problem) throw InvalidInput.at('url', problem);
  }

  private note(
    tx: Tx,
    { viewer: by, origin: at }: By,
    action: string,
    { id, url }: { id: string; url: string | null },
  ) {
    return this.audit.record(tx, { by, origin: at, action, object: { type: 'webhook', id, label: shownUrl(url) } });
  }
}

/** What failed at one address says nothing of another. */
function moved({ url: before }: WebhookEndpoint, url: string | null | undefined) {
  return url && url !== before ? { url, failingSince: null } : {};
}

/** Whoever switches it on begins anew. */
function switched({ isEnabled: before }: WebhookEndpoint, isEnabled: boolean | null | undefined) {
  if (isEnabled == null || isEnabled === before) return {};
  return isEnabled ? { isEnabled, disabledBecause: null, failingSince: null } : { isEnabled };
}

/** Two who add the last one at once: the owner's row makes the second wait and count. */
async function assertRoom(
  { manager }: Tx,
  { ownerId, assessmentId }: { ownerId: string; assessmentId: string | null },
) {
  await manager.query('select from users where id = $1 for no key update', [ownerId]);
  const there = await manager.countBy(WebhookEndpoint, {
    ownerId,
    assessmentId: assessmentId ?? IsNull(),
    url: Not(IsNull()),
  });
  if (there >= MOST) throw new TooManyWebhooks({ max: MOST });
}

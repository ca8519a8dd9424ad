import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { formerAfterChange } from '../secrets/former-secrets';
import { shownUrl } from './redact';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { WebhookSecrets } from './webhook-secrets';
import type { RotateWebhookSecretInput } from './webhooks.inputs';

const REVEAL = auditAction('webhook.reveal-secret');
const ROTATE = auditAction('webhook.rotate-secret');

@Injectable()
export class ChangeSecret {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly endpoints: WebhookEndpoints,
    private readonly secrets: WebhookSecrets,
    private readonly audit: Audit,
  ) {}

  /** Looking at a secret is written down as well. @throws WebhookNotFound */
  async reveal(viewer: Viewer, origin: RequestOrigin, id: string): Promise<string> {
    const endpoint = await this.endpoints.find(viewer, id);
    await this.audit.record(null, { by: viewer, origin, action: REVEAL, object: objectOf(endpoint) });
    return this.secrets.present(endpoint);
  }

  /** @throws WebhookNotFound */
  rotate(
    viewer: Viewer,
    origin: RequestOrigin,
    { id, overlapHours }: RotateWebhookSecretInput,
  ): Promise<WebhookEndpoint> {
    return this.unitOfWork.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx.manager, viewer, id);
      const formerSecretsUntil = formerAfterChange(endpoint.formerSecretsUntil, overlapHours, this.clock.now());
      const change = { secretVersion: endpoint.secretVersion + 1, formerSecretsUntil };
      await tx.manager.update(WebhookEndpoint, id, change);
      await this.audit.record(tx, { by: viewer, origin, action: ROTATE, object: objectOf(endpoint) });
      return Object.assign(endpoint, change);
    });
  }
}

const objectOf = ({ id, url }: WebhookEndpoint) => ({ type: 'webhook', id, label: shownUrl(url) });

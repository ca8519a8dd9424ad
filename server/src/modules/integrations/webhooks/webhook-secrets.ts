import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

type Keyed = Pick<WebhookEndpoint, 'id' | 'secretVersion' | 'previousSecretUntil'>;

/** No table holds a secret: it follows from the endpoint and the secret of the installation, as exam links do. */
@Injectable()
export class WebhookSecrets {
  private readonly key: KeyObject;

  constructor(config: AppConfig) {
    this.key = config.keyFor('webhook secrets');
  }

  /** `whsec_` and 32 bytes in base64. */
  present({ id, secretVersion }: Pick<Keyed, 'id' | 'secretVersion'>): string {
    return this.secretOf(id, secretVersion);
  }

  /** All that sign now, the newest first. */
  signing({ id, secretVersion, previousSecretUntil }: Keyed, now: Date): string[] {
    const present = this.secretOf(id, secretVersion);
    const overlaps = previousSecretUntil !== null && previousSecretUntil > now;
    return overlaps ? [present, this.secretOf(id, secretVersion - 1)] : [present];
  }

  private secretOf(id: string, version: number): string {
    return `whsec_${createHmac('sha256', this.key).update(`${id}.${version}`).digest('base64')}`;
  }
}

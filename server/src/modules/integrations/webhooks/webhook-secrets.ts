import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { signingVersions } from '../secrets/former-secrets';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

type Keyed = Pick<WebhookEndpoint, 'id' | 'secretVersion' | 'formerSecretsUntil'>;

/** No table holds a secret: it follows from the endpoint and the secret of the installation, as exam links do. */
@Injectable()
export class WebhookSecrets {
  private readonly keys: readonly KeyObject[];

  constructor(config: AppConfig) {
    this.keys = config.keysFor('webhook secrets');
  }

  /** `whsec_` and 32 bytes in base64. */
  present({ id, secretVersion }: Pick<Keyed, 'id' | 'secretVersion'>): string {
    const [key] = this.keys as [KeyObject];
    return secretOf(id, secretVersion, key);
  }

  /** All that sign now, the newest first. */
  signing({ id, secretVersion, formerSecretsUntil }: Keyed, now: Date): string[] {
    const versions = signingVersions(secretVersion, formerSecretsUntil, now);
    return versions.flatMap((version) => this.keys.map((key) => secretOf(id, version, key)));
  }
}

function secretOf(id: string, version: number, key: KeyObject): string {
  return `whsec_${createHmac('sha256', key).update(`${id}.${version}`).digest('base64')}`;
}

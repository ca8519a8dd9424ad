import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { unseal } from '../../../platform/idempotency/seal';
import { LetterWriter } from '../webhooks/letter-writer.port';
import type { SignedCall } from '../webhooks/try-endpoint';
import type { ClaimedDelivery } from '../webhooks/deliveries.queries';
import { TrackingConnection } from './tracking-connection.entity';
import { TrackingConnections } from './tracking-connections.service';

export const CREDENTIAL_KEY = 'tracking credential';

/** What goes to a tracking system carries the credential that it gave us, and no signature of ours. */
@Injectable()
export class WriteTrackingLetters extends LetterWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly connections: TrackingConnections,
  ) {
    super();
  }

  async write({ connectionId, url, body }: ClaimedDelivery, at: Date): Promise<SignedCall> {
    const select = { id: true, system: true, credential: true } as const;
    const where = { id: connectionId ?? '' };
    const { system, credential } = await this.dataSource.manager.findOneOrFail(TrackingConnection, { where, select });
    const secret = unseal(this.config.keysFor(CREDENTIAL_KEY), credential);
    const basic = Buffer.from(`${secret}:`).toString('base64');
    const { method, headers: own } = this.connections.adapterOf(system);
    const headers = { 'content-type': 'application/json', ...own, authorization: `Basic ${basic}` };
    return { url, method, headers, body, secrets: [secret, basic], at };
  }
}

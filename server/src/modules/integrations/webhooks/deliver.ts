import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { ProviderCatalogue } from '../../../platform/discovery';
import { JobHandler } from '../../../platform/jobs';
import { Log } from '../../../platform/observability';
import { DELIVER, DeliveriesQueries } from './deliveries.queries';
import type { ClaimedDelivery } from './deliveries.queries';
import { DeliveryLanes } from './lanes';
import { LetterWriter } from './letter-writer.port';
import { RecordTry } from './record-try';
import { signedHeaders } from './sign-message';
import { TryEndpoint } from './try-endpoint';
import type { SignedCall } from './try-endpoint';
import { wireIdOf } from './webhook-message.entity';
import { TEST_EVENT } from './webhook-event';
import { WebhookSecrets } from './webhook-secrets';

const MOST_AT_ONCE = 24;
const MOST_FOR_ENDPOINT = 4;
/** Beyond the patience with the receiver: after it the delivery counts as abandoned, and another process may take it. */
const CLAIM_MARGIN_MS = 15_000;
const CONTENT_TYPE = 'application/json; charset=utf-8';
const FAREWELL_MS = 3_000;

/** Sends deliveries beside the queue, not in it: while a receiver hangs, exams are closed and mails go out. */
@Injectable()
export class Deliver implements OnModuleDestroy {
  private readonly lanes = new DeliveryLanes(MOST_AT_ONCE, MOST_FOR_ENDPOINT);
  private readonly end = new AbortController();

  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly deliveries: DeliveriesQueries,
    private readonly secrets: WebhookSecrets,
    private readonly endpoint: TryEndpoint,
    private readonly record: RecordTry,
    private readonly catalogue: ProviderCatalogue,
    private readonly log: Log,
  ) {}

  @JobHandler(DELIVER)
  take({ deliveryId, endpointId }: { deliveryId: string; endpointId: string }): void {
    this.lanes.add(endpointId, deliveryId, () => this.tryOnce(deliveryId));
  }

  /** Until everything that was taken is tried. */
  idle(): Promise<void> {
    return this.lanes.idle();
  }

  /** What is not finished soon stays claimed, and is sent after the claim by whoever comes then. */
  async onModuleDestroy(): Promise<void> {
    this.lanes.clear();
    const timer = setTimeout(() => this.end.abort(), FAREWELL_MS);
    await this.lanes.idle();
    clearTimeout(timer);
  }

  private async tryOnce(deliveryId: string): Promise<void> {
    try {
      const at = this.clock.now();
      const claimedUntil = new Date(at.getTime() + this.config.webhookTimeoutMs + CLAIM_MARGIN_MS);
      const claimed = await this.deliveries.claim(deliveryId, at, claimedUntil);
      if (!claimed) return;
      if (claimed.isOpen || claimed.type === TEST_EVENT) await this.send(claimed, at);
      else await this.record.cancel(deliveryId);
    } catch (error) {
      // The claim runs out and the sweep finds it.
      this.log.warn({ deliveryId, reason: String(error) }, 'A webhook delivery was broken off.');
    }
  }

  private async send(claimed: ClaimedDelivery, at: Date): Promise<void> {
    const letter = claimed.connectionId === null ? this.signed(claimed, at) : await this.written(claimed, at);
    const tried = await this.endpoint.execute(letter, this.end.signal);
    await this.record.execute(claimed, tried, at);
  }

  private signed(claimed: ClaimedDelivery, at: Date): SignedCall {
    const { endpointId: id, secretVersion, formerSecretsUntil, messageId, body, url } = claimed;
    const secrets = this.secrets.signing({ id, secretVersion, formerSecretsUntil }, at);
    const headers = { 'content-type': CONTENT_TYPE, ...signedHeaders({ id: wireIdOf(messageId), at, body }, secrets) };
    return { url, method: 'POST', headers, body, secrets, at };
  }

  private written(claimed: ClaimedDelivery, at: Date): Promise<SignedCall> {
    const [writer] = this.catalogue.instancesOf(LetterWriter);
    if (!writer) throw new Error('Nobody writes to tracking systems.');
    return writer.write(claimed, at);
  }
}

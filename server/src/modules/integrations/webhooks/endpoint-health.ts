import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { Users } from '../../identity';
import { DeliveriesQueries } from './deliveries.queries';
import type { ClaimedDelivery } from './deliveries.queries';
import { TryOutcome } from './webhook-try.entity';
import { DisabledBecause } from './webhook-endpoint.entity';
import { shownUrl } from './redact';
import { WEBHOOK_DISABLED_MAIL } from './webhook-disabled.mail';

/** An endpoint that has been tried for so long and let nothing through is switched off. */
const PATIENCE_MS = 86_400_000;

const noteFailure = `
  update webhook_endpoints set failing_since = coalesce(failing_since, $2)
  where id = $1 returning failing_since as "failingSince"`;

const noteSuccess = `update webhook_endpoints set failing_since = null, last_delivered_at = $2 where id = $1`;

/** An address says nothing of others: not of the one that came in its place meanwhile, nor of the many of callbacks, which stay on. */
const disable = `
  update webhook_endpoints set is_enabled = false, disabled_because = $2 where id = $1 and is_enabled and url = $3
  returning assessment_id as "assessmentId"`;

/** A quiet time after an earlier failure does not count: in it, nothing was sent that could have come through. */
const triedSince = ({ roundStartedAt }: ClaimedDelivery, failingSince: Date): number =>
  Math.max(failingSince.getTime(), roundStartedAt.getTime());

/** Knows how an endpoint has been doing, and switches it off when it is no use going on. */
@Injectable()
export class EndpointHealth {
  constructor(
    private readonly deliveries: DeliveriesQueries,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  async succeeded({ manager }: Tx, endpointId: string, at: Date): Promise<void> {
    await manager.query(noteSuccess, [endpointId, at]);
  }

  async failed(tx: Tx, delivery: ClaimedDelivery, outcome: TryOutcome, at: Date): Promise<void> {
    const sql = [delivery.endpointId, at];
    const [rows] = await tx.manager.query<[{ failingSince: Date }[], number]>(noteFailure, sql);
    const failingSince = rows[0]?.failingSince ?? at;
    if (outcome === TryOutcome.GONE) await this.disable(tx, delivery, DisabledBecause.GONE, failingSince);
    else if (at.getTime() - triedSince(delivery, failingSince) >= PATIENCE_MS) {
      await this.disable(tx, delivery, DisabledBecause.FAILING, failingSince);
    }
  }

  private async disable(tx: Tx, delivery: ClaimedDelivery, because: DisabledBecause, since: Date): Promise<void> {
    const { endpointId, ownerId, url } = delivery;
    const values = [endpointId, because, url];
    const [[disabled]] = await tx.manager.query<[{ assessmentId: string | null }[], number]>(disable, values);
    if (!disabled) return;
    await this.deliveries.cancelPending(tx.manager, endpointId);
    const receiver = await this.users.receiver(ownerId);
    if (!receiver) return;
    const { name: receiverName, email: to, language } = receiver;
    const { assessmentId } = disabled;
    const params = { receiverName, url: shownUrl(url), because, assessmentId, since: since.toISOString() };
    await this.mailer.send(tx, { to, template: WEBHOOK_DISABLED_MAIL, language, params });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { NamedQueries } from '../../../platform/database';
import type { NamedStatement, Tx } from '../../../platform/database';
import { DeliveryStatus, WebhookDelivery } from './webhook-delivery.entity';
import type { WebhookMessage } from './webhook-message.entity';

/** The job that sends one delivery. */
export const DELIVER = 'deliver-webhook';

/** A delivery that this process has taken on. */
export interface ClaimedDelivery {
  id: string;
  tries: number;
  roundTries: number;
  roundStartedAt: Date;
  messageId: string;
  type: string;
  body: string;
  endpointId: string;
  ownerId: string;
  url: string;
  secretVersion: number;
  formerSecretsUntil: Date[];
  /** Of the tracking system that is told, if it is one. */
  connectionId: string | null;
  /** Whether endpoint and owner are such that it may go out. */
  isOpen: boolean;
}

/** The queue goes by the database's clock, the claim by ours; they may differ by this much. */
const CLOCK_TOLERANCE = '2 seconds';

const claim = `
  with claimed as (
    update webhook_deliveries set claimed_until = $3
    where id = $1 and status = 'pending' and next_attempt_at <= $2::timestamptz + interval '${CLOCK_TOLERANCE}'
      and (claimed_until is null or claimed_until <= $2)
    returning id, tries, round_tries, round_started_at, message_id, endpoint_id, url as own_url)
  select claimed.id, tries, round_tries as "roundTries", round_started_at as "roundStartedAt",
    message_id as "messageId", type, body, endpoint_id as "endpointId", owner_id as "ownerId", coalesce(own_url, url) as url,
    secret_version as "secretVersion", former_secrets_until as "formerSecretsUntil", connection_id as "connectionId",
    endpoints.is_enabled and users.is_verified as "isOpen"
  from claimed join webhook_messages on webhook_messages.id = message_id
    join webhook_endpoints endpoints on endpoints.id = endpoint_id join users on users.id = owner_id`;

/** To whom a message goes: enabled endpoints that were there when it happened, of owners who can sign in. */
const address = `
  insert into webhook_deliveries (message_id, endpoint_id, round_started_at, next_attempt_at, created_at)
  select $1, endpoints.id, $2::timestamptz, $2, $2
  from webhook_endpoints endpoints join users on users.id = endpoints.owner_id
  where endpoints.is_enabled and users.is_verified and $3 = any(endpoints.events) and endpoints.created_at <= $4
    and (endpoints.assessment_id = $5 or (endpoints.assessment_id is null and endpoints.owner_id = $6))
  on conflict do nothing returning id, endpoint_id as "endpointId"`;

const overdue = `
  select id, endpoint_id as "endpointId" from webhook_deliveries
  where status = 'pending' and next_attempt_at < $1 and (claimed_until is null or claimed_until < $2) limit 1000`;

/** Of somebody who is gone there is nobody left to go with. */
const add = `
  insert into webhook_messages (id, type, body, occurred_at, candidate_id)
  values ($1, $2, $3, $4, (select id from candidates where id = $5)) on conflict do nothing returning id`;

/** Whether an endpoint may want what happened then, however it is set now: one that is made later never does. */
export const anybodyThen = (moment: string) =>
  `exists (select from webhook_endpoints where webhook_endpoints.created_at <= ${moment})`;

const isAnybodyThere: NamedStatement = { name: 'webhooks-anybody', text: `select where ${anybodyThen('$1')}` };

export interface Addressed {
  id: string;
  endpointId: string;
}

@Injectable()
export class DeliveriesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: NamedQueries,
  ) {}

  /** Where there is no endpoint, which is most installations, nothing is written for one. */
  async areWanted(occurredAt: Date): Promise<boolean> {
    return (await this.queries.query(isAnybodyThere, [occurredAt])).length > 0;
  }

  /** Null when it is not due any more, or another process has it. */
  async claim(deliveryId: string, now: Date, until: Date): Promise<ClaimedDelivery | null> {
    const [found] = await this.dataSource.query<ClaimedDelivery[]>(claim, [deliveryId, now, until]);
    return found ?? null;
  }

  addressTo(
    manager: EntityManager,
    message: { id: string; type: string; occurredAt: Date; assessmentId: string; ownerId: string },
    now: Date,
  ): Promise<Addressed[]> {
    const { id, type, occurredAt, assessmentId, ownerId } = message;
    return manager.query<Addressed[]>(address, [id, now, type, occurredAt, assessmentId, ownerId]);
  }

  /** Those whose job is lost: due before `dueBefore`, and nobody is at them. */
  overdue(dueBefore: Date, now: Date): Promise<Addressed[]> {
    return this.dataSource.query<Addressed[]>(overdue, [dueBefore, now]);
  }

  async cancelPending(manager: EntityManager, endpointId: string): Promise<void> {
    const change = { status: DeliveryStatus.CANCELLED, nextTryAt: null };
    await manager.update(WebhookDelivery, { endpointId, status: DeliveryStatus.PENDING }, change);
  }
}

/** @returns whether it is the first of its id. */
export async function addMessage({ manager }: Tx, message: WebhookMessage): Promise<boolean> {
  const { id, type, body, occurredAt, candidateId } = message;
  return (await manager.query<unknown[]>(add, [id, type, body, occurredAt, candidateId])).length > 0;
}

/** One job for each delivery; a later one replaces the one that waits. */
export function addDelivery(tx: Pick<Tx, 'addJob'>, { id, endpointId }: Addressed, runAt?: Date): Promise<void> {
  return tx.addJob(DELIVER, { deliveryId: id, endpointId }, { key: `webhook:${id}`, ...(runAt && { runAt }) });
}

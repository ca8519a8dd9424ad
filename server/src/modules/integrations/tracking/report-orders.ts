import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { OnEvent, OnEventForOthers } from '../../../platform/events';
import type { Occurrence } from '../../../platform/events';
import { InvitationCancelled, InvitationExpired, InvitationRevoked } from '../../candidates';
import { AttemptStarted } from '../../exam';
import { ResultMarked } from '../../grading';
import { addDelivery, addMessage } from '../webhooks/deliveries.queries';
import type { OrderStanding } from './order-standing';
import type { OutgoingCall } from './tracking-adapter.port';
import { TrackingConnections } from './tracking-connections.service';
import { TrackingConnection } from './tracking-connection.entity';
import { TrackingQueries } from './tracking.queries';

const ofAttempt = 'select invitation_id as id from attempts where id = $1';
const addToLog = `
  insert into webhook_deliveries (message_id, endpoint_id, url, round_started_at, next_attempt_at, created_at)
  select $1, endpoints.id, $2, $3::timestamptz, $3, $3 from webhook_endpoints endpoints
  where endpoints.connection_id = $4 returning id, endpoint_id as "endpointId"`;

export interface OrderReport {
  messageId: string;
  connectionId: string;
  type: string;
  call: OutgoingCall;
  at: Date;
  /** Null of a test. */
  candidateId: string | null;
}

/** Tells tracking systems how their orders stand, by the way that webhooks go: with tries, a log, and again by hand. */
@Injectable()
export class ReportOrders {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly connections: TrackingConnections,
    private readonly queries: TrackingQueries,
  ) {}

  @OnEvent(InvitationCancelled)
  cancelled({ payload }: InvitationCancelled, occurrence: Occurrence): Promise<void> {
    return this.report(payload.invitationId, occurrence);
  }

  @OnEvent(InvitationRevoked)
  revoked({ payload }: InvitationRevoked, occurrence: Occurrence): Promise<void> {
    return this.report(payload.invitationId, occurrence);
  }

  @OnEvent(InvitationExpired)
  expired({ payload }: InvitationExpired, occurrence: Occurrence): Promise<void> {
    return this.report(payload.invitationId, occurrence);
  }

  @OnEventForOthers(AttemptStarted)
  started({ payload }: AttemptStarted, occurrence: Occurrence): Promise<void> {
    return this.reportAttempt(payload.attemptId, occurrence);
  }

  @OnEventForOthers(ResultMarked)
  marked({ payload }: ResultMarked, occurrence: Occurrence): Promise<void> {
    return this.reportAttempt(payload.attemptId, occurrence);
  }

  /** One call on its way; the second of the same id changes nothing. */
  async add(tx: Tx, { messageId, connectionId, type, call, at, candidateId }: OrderReport): Promise<void> {
    const message = { id: messageId, type, body: call.body, occurredAt: at, candidateId };
    if (!(await addMessage(tx, message))) return;
    const values = [messageId, call.url, this.clock.now(), connectionId];
    const [delivery] = await tx.manager.query<{ id: string; endpointId: string }[]>(addToLog, values);
    if (delivery) await addDelivery(tx, delivery);
  }

  /** What happened before an order came is told once, as it stands; there is no event of it any more. */
  async reportNew(tx: Tx, standing: OrderStanding): Promise<void> {
    await this.tell(tx, standing, { eventId: randomUUID(), occurredAt: this.clock.now() });
  }

  private reportAttempt(attemptId: string, occurrence: Occurrence): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const [found] = await tx.manager.query<{ id: string }[]>(ofAttempt, [attemptId]);
      if (found) await this.reportIn(tx, found.id, occurrence);
    });
  }

  private report(invitationId: string, occurrence: Occurrence): Promise<void> {
    return this.unitOfWork.run((tx) => this.reportIn(tx, invitationId, occurrence));
  }

  private async reportIn(tx: Tx, invitationId: string, occurrence: Occurrence): Promise<void> {
    for (const standing of await this.queries.ofInvitation(tx.manager, invitationId)) {
      await this.tell(tx, standing, occurrence);
    }
  }

  private async tell(tx: Tx, standing: OrderStanding, { eventId, occurredAt: at }: Occurrence): Promise<void> {
    const { connectionId, orderId, candidateId, state } = standing;
    const { system } = await tx.manager.findOneByOrFail(TrackingConnection, { id: connectionId });
    const call = this.connections.adapterOf(system).report(standing, at);
    const messageId = idOf(eventId, orderId);
    if (call) await this.add(tx, { messageId, connectionId, candidateId, type: `${system}.${state}`, call, at });
  }
}

/** The same event of the same order is one message, however often a job runs. */
function idOf(eventId: string, orderId: string): string {
  const hex = createHash('sha256').update(`${eventId} ${orderId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { OnEvent, OnEventForOthers } from '../../../platform/events';
import type { DomainEvent, Occurrence } from '../../../platform/events';
import {
  InvitationCancelled,
  InvitationExpired,
  InvitationRevoked,
  InvitationSent,
  InvitationViewed,
} from '../../candidates';
import { AttemptStarted, AttemptSubmitted, IntegrityReviewed } from '../../exam';
import { ResultDeleted, ResultMarked } from '../../grading';
import { announcements } from './announced-events';
import { CallbacksQueries } from './callbacks.queries';
import { addDelivery, addMessage, DeliveriesQueries } from './deliveries.queries';
import type { Subject } from './subjects.queries';

export interface HappenedEvent extends Occurrence {
  type: string;
  payload: object;
}

/**
 * Turns what happened into a message and its deliveries, in one transaction. The event was written in the transaction of the
 * change, and the message has the event's id: however often this runs, there is one exactly if the change is there.
 */
@Injectable()
export class Announce {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly deliveries: DeliveriesQueries,
    private readonly callbacks: CallbacksQueries,
  ) {}

  @OnEvent(InvitationSent)
  invited(event: InvitationSent, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEvent(InvitationExpired)
  expired(event: InvitationExpired, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEventForOthers(InvitationViewed)
  viewed(event: InvitationViewed, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEvent(InvitationRevoked)
  revoked(event: InvitationRevoked, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEvent(InvitationCancelled)
  cancelled(event: InvitationCancelled, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEventForOthers(AttemptStarted)
  started(event: AttemptStarted, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEventForOthers(AttemptSubmitted)
  submitted(event: AttemptSubmitted, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEventForOthers(ResultMarked)
  marked(event: ResultMarked, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEvent(IntegrityReviewed)
  reviewed(event: IntegrityReviewed, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  @OnEvent(ResultDeleted)
  deleted(event: ResultDeleted, occurrence: Occurrence): Promise<void> {
    return this.hear(event, occurrence);
  }

  async execute({ eventId, type, payload, occurredAt }: HappenedEvent): Promise<void> {
    const announcement = announcements[type];
    if (!announcement || !(await this.deliveries.areWanted(occurredAt))) return;
    const { event, subjectOf } = announcement;
    await this.unitOfWork.run(async (tx) => {
      const subject = await subjectOf(tx.manager, payload as never);
      const body = subject ? bodyOf(event, occurredAt, subject) : '';
      const message = { id: eventId, type: event, body, occurredAt, candidateId: subject?.candidateId ?? null };
      if (!(await addMessage(tx, message)) || !subject) return;
      const { ownerId, assessmentId } = subject;
      const addressed = { id: eventId, type: event, occurredAt, ownerId, assessmentId };
      const now = this.clock.now();
      const found = await this.deliveries.addressTo(tx.manager, addressed, now);
      const called = await this.callbacks.addressTo(tx.manager, eventId, subject.invitationId, now);
      for (const delivery of [...found, ...called]) await addDelivery(tx, delivery);
    });
  }

  private hear({ type, payload }: DomainEvent, occurrence: Occurrence): Promise<void> {
    return this.execute({ type, payload, ...occurrence });
  }
}

export function bodyOf(type: string, occurredAt: Date, subject: object): string {
  const { ownerId: _ownerId, ...data } = subject as Partial<Subject>;
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { ProctorEventNotFound, IntegrityReviewed, LiveProgress } from '../attempt';
import { ProctorEvent } from './proctor-event.entity';
import type { ReviewProctorEventInput } from './review.inputs';

const PROCTOR_EVENT_REVIEW = auditAction('proctor-event.review');

interface Found {
  attemptId: string;
  label: string;
}

/** A person confirms or dismisses a moment, with a word on it. What is dismissed counts no longer as a warning. */
@Injectable()
export class ReviewEvent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly live: LiveProgress,
  ) {}

  /**
   * @returns the id of the attempt.
   * @throws ProctorEventNotFound also when it is there, but not for this viewer.
   */
  execute(viewer: Viewer, origin: RequestOrigin, { eventId, verdict, note }: ReviewProctorEventInput): Promise<string> {
    if (!isUUID(eventId)) throw new ProctorEventNotFound();
    return this.unitOfWork.run(async (tx) => {
      const { attemptId, label } = await this.find(tx, viewer, eventId);
      const verdictNote = note?.trim() ? note.trim() : null;
      const review = { verdict, verdictNote, reviewedBy: viewer.userId, reviewedAt: this.clock.now() };
      await tx.manager.update(ProctorEvent, eventId, review);
      const object = { type: 'proctor-event', id: eventId, label };
      await this.audit.record(tx, { by: viewer, origin, action: PROCTOR_EVENT_REVIEW, object });
      tx.publish(new IntegrityReviewed({ attemptId, eventId, verdict }));
      this.live.announceAfterCommit(tx, attemptId);
      return attemptId;
    });
  }

  private async find({ manager }: Tx, viewer: Viewer, eventId: string): Promise<Found> {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const text = `
      select e.attempt_id as "attemptId", t.settings ->> 'title' || ' · ' || c.email as label
      from proctor_events e join attempts t on t.id = e.attempt_id join candidates c on c.id = t.candidate_id
      where e.id = $1 and ${sql} for no key update of e`;
    const [found] = await manager.query<Found[]>(text, [eventId, ...params]);
    if (!found) throw new ProctorEventNotFound();
    return found;
  }
}

import type { EntityManager } from 'typeorm';
import {
  InvitationCancelled,
  InvitationExpired,
  InvitationRevoked,
  InvitationSent,
  InvitationViewed,
} from '../../candidates';
import { AttemptStarted, AttemptSubmitted, IntegrityReviewed } from '../../exam';
import { ResultDeleted, ResultMarked } from '../../grading';
import { attemptSubject, deletedResultSubject, invitationSubject, resultSubject } from './subjects.queries';
import type { Subject } from './subjects.queries';
import { WebhookEvent } from './webhook-event';

export interface Announcement {
  event: WebhookEvent;
  /** Null when it is gone meanwhile. */
  subjectOf: (manager: EntityManager, payload: never) => Promise<Subject | null>;
}

/** What is told to others, by the type of our own event. */
export const announcements: Record<string, Announcement> = {
  [InvitationSent.type]: { event: WebhookEvent.INVITED, subjectOf: invitationSubject },
  [InvitationViewed.type]: { event: WebhookEvent.INVITATION_VIEWED, subjectOf: invitationSubject },
  [InvitationRevoked.type]: { event: WebhookEvent.INVITATION_REVOKED, subjectOf: invitationSubject },
  [InvitationCancelled.type]: { event: WebhookEvent.INVITATION_CANCELLED, subjectOf: invitationSubject },
  [InvitationExpired.type]: { event: WebhookEvent.INVITATION_EXPIRED, subjectOf: invitationSubject },
  [AttemptStarted.type]: { event: WebhookEvent.STARTED, subjectOf: attemptSubject },
  [AttemptSubmitted.type]: { event: WebhookEvent.SUBMITTED, subjectOf: attemptSubject },
  [ResultMarked.type]: { event: WebhookEvent.MARKED, subjectOf: resultSubject },
  [IntegrityReviewed.type]: { event: WebhookEvent.INTEGRITY_REVIEWED, subjectOf: attemptSubject },
  [ResultDeleted.type]: { event: WebhookEvent.RESULT_DELETED, subjectOf: deletedResultSubject },
};

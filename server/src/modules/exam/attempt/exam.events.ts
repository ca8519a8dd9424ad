import { DomainEvent } from '../../../platform/events';

/** An attempt is handed in, by the candidate or by the server; its answers no longer change. */
export class AttemptSubmitted extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'attempt.submitted';
}

/** A candidate has begun. */
export class AttemptStarted extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'attempt.started';
}

/** A handed-in attempt goes on; what was made of it is void until it is handed in again. */
export class AttemptReopened extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'attempt.reopened';
}

/** A person confirmed or dismissed what was recorded of an attempt. */
export class IntegrityReviewed extends DomainEvent<{
  attemptId: string;
  eventId: string;
  verdict: 'confirmed' | 'dismissed';
}> {
  static override readonly type = 'integrity.reviewed';
}

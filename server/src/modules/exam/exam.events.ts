import { DomainEvent } from '../../platform/events';

/** An attempt is handed in, by the candidate or by the server; its answers no longer change. */
export class AttemptSubmitted extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'attempt.submitted';
}

import { DomainEvent } from '../../../platform/events';

/** A result is there for the first time, or a mark in it has changed. */
export class ResultMarked extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'result.marked';
}

/** A result is gone, and with it everything that could be looked up by the attempt's id. */
export class ResultDeleted extends DomainEvent<ResultIds> {
  static override readonly type = 'result.deleted';
}

interface ResultIds {
  attemptId: string;
  invitationId: string;
  assessmentId: string;
  candidateId: string;
}

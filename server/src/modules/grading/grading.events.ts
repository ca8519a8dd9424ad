import { DomainEvent } from '../../platform/events';

/** A result is there for the first time, or a mark in it has changed. */
export class ResultMarked extends DomainEvent<{ attemptId: string }> {
  static override readonly type = 'result.marked';
}

import type { Occurrence } from './domain-event';

/** An event as the outbox holds it. */
export interface OutboxEvent extends Occurrence {
  type: string;
  payload: object;
}

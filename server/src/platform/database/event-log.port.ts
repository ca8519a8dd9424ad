import type { EntityManager } from 'typeorm';

/** Something that happened, as a transaction writes it down: its name on the wire, and what is known of it. */
export interface LoggedEvent {
  readonly type: string;
  readonly payload: object;
}

/** Where a transaction writes down what it published. */
export abstract class EventLog {
  /** In the caller's transaction. @returns what hands the events on, to be called once the transaction is committed. */
  abstract log(manager: EntityManager, events: readonly LoggedEvent[]): Promise<() => void>;
}

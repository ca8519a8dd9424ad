/**
 * Something that happened, in the past tense. A subclass declares its name on the wire and its payload:
 * `class AttemptSubmitted extends DomainEvent<{ attemptId: string }> { static readonly type = 'attempt.submitted' }`
 */
export abstract class DomainEvent<Payload extends object = object> {
  static readonly type: string;

  constructor(readonly payload: Payload) {}

  get type(): string {
    return (this.constructor as typeof DomainEvent).type;
  }
}

export type DomainEventClass<Event extends DomainEvent = DomainEvent> = (new (payload: never) => Event) & {
  readonly type: string;
};

/** That it happened, once: a handler that is called twice for it finds the same id. */
export interface Occurrence {
  eventId: string;
  occurredAt: Date;
}

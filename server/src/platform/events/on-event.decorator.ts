import { SetMetadata } from '@nestjs/common';
import type { DomainEventClass } from './domain-event';

export const ON_EVENT = 'events:on';

export interface EventHandler {
  event: DomainEventClass;
  isForOthers: boolean;
}

/**
 * Marks a provider method as a handler: `@OnEvent(AttemptSubmitted) mark(event: AttemptSubmitted)`.
 * Called after the commit, at least once and in any order: it must be idempotent. The `Occurrence` comes second.
 */
export const OnEvent = (event: DomainEventClass) =>
  SetMetadata(ON_EVENT, { event, isForOthers: false } satisfies EventHandler);

/**
 * The same of what only hands on to others, by webhooks: it is called only where somebody listened when it happened, and an event that has
 * no other handler is not even written down where nobody does.
 */
export const OnEventForOthers = (event: DomainEventClass) =>
  SetMetadata(ON_EVENT, { event, isForOthers: true } satisfies EventHandler);

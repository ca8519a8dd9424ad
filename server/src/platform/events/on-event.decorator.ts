import { SetMetadata } from '@nestjs/common';
import type { DomainEventClass } from './domain-event';

export const ON_EVENT = 'events:on';

/**
 * Marks a provider method as a handler: `@OnEvent(AttemptSubmitted) mark(event: AttemptSubmitted)`.
 * Called from a job after the commit, at least once and in any order: it must be idempotent. The `Occurrence` comes second.
 */
export const OnEvent = (event: DomainEventClass) => SetMetadata(ON_EVENT, event);

export { DomainEvent } from './domain-event';
export type { Occurrence } from './domain-event';
export { OnEvent, OnEventForOthers } from './on-event.decorator';
export { Outbox, outboxSql } from './outbox';
export type { OutboxEntry, Told } from './outbox';

export { DomainEvent } from './domain-event';
export type { Occurrence } from './domain-event';
export { OnEvent } from './on-event.decorator';

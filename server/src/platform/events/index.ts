export { DomainEvent } from './domain-event';
export { OnEvent } from './on-event.decorator';

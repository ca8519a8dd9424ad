import { DomainEvent } from '../../platform/events';

export class AccessRequested extends DomainEvent<{ accessRequestId: string }> {
  static override readonly type = 'access.requested';
}

import { Injectable } from '@nestjs/common';
import { withNamedStatements } from '../database/name-statements';
import { ProviderCatalogue } from '../discovery';
import type { AnnotatedMethod } from '../discovery';
import type { DomainEventClass } from './domain-event';
import { ON_EVENT } from './on-event.decorator';
import type { OutboxEvent } from './outbox';

/** Who is told of which event. */
@Injectable()
export class EventHandlers {
  constructor(private readonly catalogue: ProviderCatalogue) {}

  of(type: string | undefined): AnnotatedMethod<DomainEventClass>[] {
    return this.catalogue.methodsWith<DomainEventClass>(ON_EVENT).filter(({ annotation }) => annotation.type === type);
  }

  /** A handler that is no more is not told. */
  async call(handler: string, { type, payload, ...occurrence }: OutboxEvent): Promise<void> {
    const target = this.of(type).find(({ name }) => name === handler);
    if (!target) return;
    await withNamedStatements(async () => target.call(new target.annotation(payload as never), occurrence));
  }
}

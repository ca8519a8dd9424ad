import { Injectable } from '@nestjs/common';
import { ProviderCatalogue } from '../discovery';
import type { AnnotatedMethod } from '../discovery';
import type { DomainEventClass } from './domain-event';
import { ON_EVENT } from './on-event.decorator';

/** Who is told of which event. */
@Injectable()
export class EventHandlers {
  constructor(private readonly catalogue: ProviderCatalogue) {}

  of(type: string | undefined): AnnotatedMethod<DomainEventClass>[] {
    return this.catalogue.methodsWith<DomainEventClass>(ON_EVENT).filter(({ annotation }) => annotation.type === type);
  }
}

import { Injectable } from '@nestjs/common';
import { withNamedStatements } from '../database/name-statements';
import { ProviderCatalogue } from '../discovery';
import type { AnnotatedMethod } from '../discovery';
import { ON_EVENT } from './on-event.decorator';
import type { EventHandler } from './on-event.decorator';
import type { OutboxEvent } from './outbox-event';

/** Who is told of which event. */
@Injectable()
export class EventHandlers {
  constructor(private readonly catalogue: ProviderCatalogue) {}

  of(type: string | undefined): AnnotatedMethod<EventHandler>[] {
    return this.catalogue
      .methodsWith<EventHandler>(ON_EVENT)
      .filter(({ annotation }) => annotation.event.type === type);
  }

  /** Whether there is nothing to do about it unless somebody outside listens. */
  areForOthers(type: string): boolean {
    const handlers = this.of(type);
    return handlers.length > 0 && handlers.every(({ annotation }) => annotation.isForOthers);
  }

  /** A handler that is no more is not told. */
  async call(handler: string, { type, payload, ...occurrence }: OutboxEvent): Promise<void> {
    const target = this.of(type).find(({ name }) => name === handler);
    if (!target) return;
    await withNamedStatements(async () => target.call(new target.annotation.event(payload as never), occurrence));
  }
}

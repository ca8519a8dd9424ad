import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { NamedQueries, UnitOfWork } from '../database';
import type { NamedStatement } from '../database';
import { JobHandler } from '../jobs';
import { EventHandlers } from './event-handlers';
import type { OutboxEvent } from './outbox-event';

const PATIENCE_MS = 60_000;

interface Task {
  eventId: string;
  handler: string;
}

const eventsOf: NamedStatement = {
  name: 'outbox-events',
  text: `select id as "eventId", type, payload, occurred_at as "occurredAt" from outbox_events where id = any($1::uuid[])`,
};

const takeForgotten = `
  with forgotten as (
    select id from outbox_events where published_at is null and occurred_at < $1 order by occurred_at limit 500 for update skip locked
  )
  update outbox_events events set published_at = $2 from forgotten where events.id = forgotten.id
  returning events.id as "eventId", events.type`;

/** Hands events of the outbox to whoever is told of them, where the process that wrote them down does not. */
@Injectable()
export class EventDispatcher {
  constructor(
    private readonly queries: NamedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly handlers: EventHandlers,
  ) {}

  /** One after the other; of those that fail, each alone is tried again. */
  @JobHandler('handle-events')
  async handle(tasks: Task[]): Promise<Promise<void>[]> {
    const ids = [...new Set(tasks.map(({ eventId }) => eventId))];
    const events = new Map(
      (await this.queries.query<OutboxEvent>(eventsOf, [ids])).map((event) => [event.eventId, event]),
    );
    let before: Promise<unknown> = Promise.resolve();
    return tasks.map(({ eventId, handler }) => {
      const event = events.get(eventId);
      const call = before.then(() => event && this.handlers.call(handler, event));
      before = call.catch(() => undefined);
      return call;
    });
  }

  /** The safety net: what was lost with the process that wrote it down. */
  @JobHandler('sweep-events', { cron: '* * * * *' })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const before = new Date(now.getTime() - PATIENCE_MS);
      // Of what changes rows, the driver answers with the rows and their number.
      const [events] = await tx.manager.query<[OutboxEvent[]]>(takeForgotten, [before, now]);
      const tasks = events.flatMap(({ eventId, type }) =>
        this.handlers.of(type).map(({ name }): Task => ({ eventId, handler: name })),
      );
      if (tasks.length > 0) await tx.addJob('handle-events', tasks);
    });
  }
}

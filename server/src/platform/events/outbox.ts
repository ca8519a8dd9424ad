import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { EventLog } from '../database';
import type { LoggedEvent } from '../database';
import { EventHandlers } from './event-handlers';
import { EventQueue } from './event-queue';
import type { OutboxEvent } from './outbox-event';

/** What a statement needs to write events down: seven values, in the order of `outboxSql`. */
export interface OutboxEntry {
  events: OutboxEvent[];
  values: [
    ids: string[],
    types: string[],
    payloads: string[],
    at: Date,
    waits: boolean[],
    forOthers: boolean[],
    job: string | null,
  ];
}

/** What such a statement answers: which events stand there now, and whether somebody outside listens. */
export interface Told {
  told: string[] | null;
  isHeard: boolean;
}

/**
 * The parts of a statement that writes events down, its values counted from `first`: `write` is the expression `told`, for each row of
 * `from` that meets `on`, and `answer` belongs to what is returned. What is for others is not written where nobody listens. A job is there only where
 * the handlers run in another process: it is null otherwise, and what waits is found by its empty `published_at`.
 */
export function outboxSql(first: number, from?: string, on = 'true') {
  const [ids, types, payloads, at, waits, forOthers, job] = [0, 1, 2, 3, 4, 5, 6].map((offset) => `$${first + offset}`);
  const given = `unnest(${ids}::uuid[], ${types}::text[], ${payloads}::jsonb[], ${waits}::boolean[], ${forOthers}::boolean[])
        as event (id, type, payload, waits, is_for_others)`;
  return {
    write: `told as (
      insert into outbox_events (id, type, payload, occurred_at, published_at)
      select event.id, event.type, event.payload, ${at}::timestamptz, case when not event.waits then ${at}::timestamptz end
      from ${from ? `${from}, ` : ''}${given} where ${on} and (not event.is_for_others or others_listen()) returning id
    )`,
    answer: `(select array_agg(id) from told) as told, others_listen() as "isHeard",
      case when ${job}::json is not null and exists (select from told)
        then (graphile_worker.add_job('handle-events', ${job}::json)).id end as told_by`,
  };
}

const outbox = outboxSql(1);
const write = `with ${outbox.write} select ${outbox.answer}`;

/**
 * Writes events down in the transaction that caused them. Their handlers are called after the commit: by this process at once where it
 * runs jobs, which spares the queue's own work, or else by a job.
 */
@Injectable()
export class Outbox extends EventLog {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly handlers: EventHandlers,
    private readonly queue: EventQueue,
  ) {
    super();
  }

  entryOf(published: readonly LoggedEvent[]): OutboxEntry {
    const occurredAt = this.clock.now();
    const events = published.map(({ type, payload }) => ({ eventId: randomUUID(), type, payload, occurredAt }));
    const tasks = events.flatMap(({ eventId, type }) =>
      this.handlers.of(type).map(({ name }) => ({ eventId, handler: name })),
    );
    const isTold = ({ type }: OutboxEvent) => this.config.runsJobs && this.handlers.of(type).length > 0;
    const values: OutboxEntry['values'] = [
      events.map(({ eventId }) => eventId),
      events.map(({ type }) => type),
      events.map(({ payload }) => JSON.stringify(payload)),
      occurredAt,
      events.map(isTold),
      events.map(({ type }) => this.handlers.areForOthers(type)),
      this.config.runsJobs || tasks.length === 0 ? null : JSON.stringify(tasks),
    ];
    return { events: events.filter(isTold), values };
  }

  async log(manager: EntityManager, events: readonly LoggedEvent[]): Promise<() => void> {
    if (events.length === 0) return () => undefined;
    const entry = this.entryOf(events);
    const [told] = await manager.query<[Told]>(write, entry.values);
    return () => this.handOn(entry, told);
  }

  /** After the commit: what was written. */
  handOn({ events }: OutboxEntry, { told, isHeard }: Told): void {
    const written = new Set(told);
    this.queue.add(events.filter(({ eventId }) => written.has(eventId)).map((event) => ({ ...event, isHeard })));
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import type { DomainEvent, Occurrence } from './domain-event';
import { EventHandlers } from './event-handlers';
import { EventQueue } from './event-queue';

/** An event as the outbox holds it. */
export interface OutboxEvent extends Occurrence {
  type: string;
  payload: object;
}

/** What a statement needs to write events down: six values, in the order of `outboxSql`. */
export interface OutboxEntry {
  events: OutboxEvent[];
  values: [ids: string[], types: string[], payloads: string[], at: Date, waits: boolean[], job: string | null];
}

/**
 * The parts of a statement that writes events down, its values counted from `first`. A job is there only where the handlers run in
 * another process: `job` is null otherwise, and what waits is found by its empty `published_at`.
 */
export function outboxSql(first: number) {
  const [ids, types, payloads, at, waits, job] = [0, 1, 2, 3, 4, 5].map((offset) => `$${first + offset}`);
  return {
    columns: 'outbox_events (id, type, payload, occurred_at, published_at)',
    rows: `event.id, event.type, event.payload, ${at}::timestamptz, case when not event.waits then ${at}::timestamptz end`,
    given: `unnest(${ids}::uuid[], ${types}::text[], ${payloads}::jsonb[], ${waits}::boolean[]) as event (id, type, payload, waits)`,
    job: `case when ${job}::json is not null then (graphile_worker.add_job('handle-events', ${job}::json)).id end`,
  };
}

const { columns, rows, given, job } = outboxSql(1);
const write = `with written as (insert into ${columns} select ${rows} from ${given}) select ${job} as job`;

/**
 * Writes events down in the transaction that caused them. Their handlers are called after the commit: by this process at once where it
 * runs jobs, which spares the queue's own work, or else by a job.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly handlers: EventHandlers,
    private readonly queue: EventQueue,
  ) {}

  entryOf(published: readonly DomainEvent[]): OutboxEntry {
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
      this.config.runsJobs || tasks.length === 0 ? null : JSON.stringify(tasks),
    ];
    return { events: events.filter(isTold), values };
  }

  async write(manager: EntityManager, { values }: OutboxEntry): Promise<void> {
    if (values[0].length > 0) await manager.query(write, values);
  }

  /** After the commit. */
  handOn({ events }: OutboxEntry): void {
    this.queue.add(events);
  }
}

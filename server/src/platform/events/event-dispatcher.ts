import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { UnitOfWork, withNamedStatements } from '../database';
import { JobHandler } from '../jobs';
import type { Occurrence } from './domain-event';
import { EventHandlers } from './event-handlers';

interface StoredEvent {
  type: string;
  payload: object;
  occurredAt: Date;
}

/** Hands the events of the outbox to whoever is told of them. */
@Injectable()
export class EventDispatcher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly handlers: EventHandlers,
  ) {}

  /** Of events that an earlier version wrote down without the jobs of their handlers. */
  @JobHandler('dispatch-event')
  async dispatch({ eventId }: { eventId: string }): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const rows = await tx.manager.query<Pick<StoredEvent, 'type'>[]>(
        'select type from outbox_events where id = $1 and published_at is null for update',
        [eventId],
      );
      for (const handler of this.handlers.of(rows[0]?.type)) {
        await tx.addJob('handle-event', { eventId, handler: handler.name });
      }
      await tx.manager.query('update outbox_events set published_at = $2 where id = $1 and published_at is null', [
        eventId,
        this.clock.now(),
      ]);
    });
  }

  @JobHandler('handle-event')
  async handle({ eventId, handler }: { eventId: string; handler: string }): Promise<void> {
    const sql = 'select type, payload, occurred_at as "occurredAt" from outbox_events where id = $1';
    const [stored] = await withNamedStatements(() => this.dataSource.query<StoredEvent[]>(sql, [eventId]));
    const target = this.handlers.of(stored?.type).find(({ name }) => name === handler);
    if (!stored || !target) return;
    const occurrence: Occurrence = { eventId, occurredAt: stored.occurredAt };
    await target.call(new target.annotation(stored.payload as never), occurrence);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { Announce } from './announce';
import type { HappenedEvent } from './announce';
import { announcements } from './announced-events';
import { addDelivery, anybodyThen, DeliveriesQueries } from './deliveries.queries';

const PATIENCE_MS = 30_000;
const DAY_MS = 86_400_000;

const unannounced = `
  select id as "eventId", type, payload, occurred_at as "occurredAt" from outbox_events events
  where occurred_at between $1 and $2 and type = any($3) and ${anybodyThen('events.occurred_at')}
    and not exists (select from webhook_messages where webhook_messages.id = events.id)
  order by occurred_at limit 500`;

/** The safety net: a process that is killed at its work keeps its jobs to itself for hours. */
@Injectable()
export class SweepWebhooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly announce: Announce,
    private readonly deliveries: DeliveriesQueries,
  ) {}

  @JobHandler('sweep-webhooks', { cron: '* * * * *' })
  async execute(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - PATIENCE_MS);
    const aDayAgo = new Date(now.getTime() - DAY_MS);
    const values = [aDayAgo, before, Object.keys(announcements)];
    for (const event of await this.dataSource.query<HappenedEvent[]>(unannounced, values)) {
      await this.announce.execute(event);
    }
    const overdue = await this.deliveries.overdue(before, now);
    if (overdue.length === 0) return;
    await this.unitOfWork.run(async (tx) => {
      for (const delivery of overdue) await addDelivery(tx, delivery);
    });
  }
}

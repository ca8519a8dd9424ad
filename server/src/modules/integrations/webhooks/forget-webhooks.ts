import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';

/** Long enough for the sweep to see that an event was announced to nobody. */
const UNSENT_DAYS = 2;

const forgetDeliveries = swept(
  'webhook_deliveries',
  `message_id in (
    select id from webhook_messages messages where occurred_at < $1::timestamptz - make_interval(days => $2)
      and not exists (select from webhook_deliveries where message_id = messages.id and status = 'pending'))`,
);
/** What is gone by then takes no delivery along: those go with an endpoint as well, in another order. */
const forgetMessages = swept(
  'webhook_messages',
  `occurred_at < $1::timestamptz - make_interval(days => $2)
    and not exists (select from webhook_deliveries where message_id = webhook_messages.id)`,
);

/** Ends that have come, of secrets before the present one; one before an end that is still to come holds the place of its secret. */
const forgetEnds = (table: string) => `
  update ${table} set former_secrets_until = former_secrets_until[:(
    select coalesce(max(place), 0)::int from unnest(former_secrets_until) with ordinality former (until, place) where until > $1)]
  where ctid = any(array(select ctid from ${table}
    where former_secrets_until[cardinality(former_secrets_until)] <= $1 for no key update skip locked))`;

/** The log is kept for some weeks, by configuration. */
@Injectable()
export class ForgetWebhooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @JobHandler('forget-webhooks', { cron: '41 3 * * *' })
  async execute(): Promise<void> {
    const [now, days] = [this.clock.now(), this.config.webhookLogDays];
    await this.dataSource.query(forgetDeliveries, [now, days]);
    await this.dataSource.query(forgetMessages, [now, Math.min(days, UNSENT_DAYS)]);
    for (const table of ['webhook_endpoints', 'return_secrets']) await this.dataSource.query(forgetEnds(table), [now]);
  }
}

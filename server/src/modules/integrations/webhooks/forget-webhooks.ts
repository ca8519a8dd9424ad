import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { JobHandler } from '../../../platform/jobs';

/** Long enough for the sweep to see that an event was announced to nobody. */
const UNSENT_DAYS = 2;

const forget = `
  delete from webhook_messages messages
  where (occurred_at < $1::timestamptz - make_interval(days => $2) or (
      occurred_at < $1::timestamptz - make_interval(days => $3)
      and not exists (select from webhook_deliveries where message_id = messages.id)))
    and not exists (select from webhook_deliveries where message_id = messages.id and status = 'pending')`;

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
    await this.dataSource.query(forget, [this.clock.now(), this.config.webhookLogDays, UNSENT_DAYS]);
  }
}

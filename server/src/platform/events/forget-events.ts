import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { swept } from '../database';
import { JobHandler } from '../jobs';

const KEPT_DAYS = 7;

/** Published events are only of use to somebody who looks into a mishap; they go after a week. */
@Injectable()
export class ForgetEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-events', { cron: '17 3 * * *' })
  async execute(): Promise<void> {
    const sql = swept('outbox_events', 'published_at < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(sql, [this.clock.now(), KEPT_DAYS]);
  }
}

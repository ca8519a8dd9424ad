import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';

const KEPT_DAYS = 31;
/** So long settings show what a tracking system called, whether it calls again or not. */
const CALLS_KEPT_DAYS = 30;

/** Tokens that are over open nothing. The counts serve the list of keys; what was done stands in the audit log for good. */
@Injectable()
export class ForgetKeyUses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-key-uses', { cron: '41 3 * * *' })
  async execute(): Promise<void> {
    const sql = swept('api_key_uses', 'minute < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(sql, [this.clock.now(), KEPT_DAYS]);
    const calls = swept('tracking_calls', 'at < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(calls, [this.clock.now(), CALLS_KEPT_DAYS]);
    await this.dataSource.query(swept('api_access_tokens', 'expires_at < $1'), [this.clock.now()]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';

const KEPT_DAYS = 30;

/** Ended sessions tell for a month who was signed in from where, and then go. */
@Injectable()
export class ForgetSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-sessions', { cron: '27 3 * * *' })
  async execute(): Promise<void> {
    const sql = swept('sessions', 'expires_at < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(sql, [this.clock.now(), KEPT_DAYS]);
  }
}

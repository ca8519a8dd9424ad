import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';

const KEPT_DAYS = 30;

/** However it ended: by its time, by somebody, or because nobody used it. */
const end = 'least(expires_at, revoked_at, last_used_at + make_interval(mins => $3))';
const forget = swept('sessions', `${end} < $1::timestamptz - make_interval(days => $2)`);

/** Ended sessions tell for a month who was signed in from where, and then go. */
@Injectable()
export class ForgetSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @JobHandler('forget-sessions', { cron: '27 3 * * *' })
  async execute(): Promise<void> {
    await this.dataSource.query(forget, [this.clock.now(), KEPT_DAYS, this.config.sessionIdleMinutes]);
  }
}

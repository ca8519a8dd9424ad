import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { swept } from '../database';
import { JobHandler } from '../jobs';

/** A count is of no use once its time is over. */
const KEPT_MS = 3_600_000;

/** Removes the counts of all limits at once: each limit by itself would ask for it every few minutes, on a connection of its own. */
@Injectable()
export class ForgetRateLimits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-rate-limits', { cron: '7 * * * *' })
  async execute(): Promise<void> {
    const before = this.clock.now().getTime() - KEPT_MS;
    await this.dataSource.query(swept('rate_limits', 'expire < $1'), [before]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { JOIN_DAYS } from './join.mail';

const DAY_MS = 86_400_000;

/** What somebody typed who never opened the mail is nobody's record. */
@Injectable()
export class ForgetJoins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @JobHandler('forget-joins', { cron: '47 3 * * *' })
  async execute(): Promise<void> {
    const askedAt = new Date(this.clock.now().getTime() - JOIN_DAYS * DAY_MS);
    await this.dataSource.query(swept('public_link_joins', 'asked_at <= $1'), [askedAt]);
  }
}

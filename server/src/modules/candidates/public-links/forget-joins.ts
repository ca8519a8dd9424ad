import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { JobHandler } from '../../../platform/jobs';
import { JOIN_DAYS } from './join.mail';
import { PublicLinkJoin } from './public-link-join.entity';

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
    const askedAt = LessThanOrEqual(new Date(this.clock.now().getTime() - JOIN_DAYS * DAY_MS));
    await this.dataSource.manager.delete(PublicLinkJoin, { askedAt });
  }
}

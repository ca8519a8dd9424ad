import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';

const CODES_KEPT_DAYS = 1;
const TICKETS_KEPT_DAYS = 30;

@Injectable()
export class ForgetPasswordCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Codes are of no use after the hour in which they are counted; who was sent a link can be looked up for a month. */
  @JobHandler('forget-password-codes', { cron: '37 3 * * *' })
  async execute(): Promise<void> {
    const now = this.clock.now();
    const codes = swept('password_codes', 'created_at < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(codes, [now, CODES_KEPT_DAYS]);
    const tickets = swept('password_tickets', 'expires_at < $1::timestamptz - make_interval(days => $2)');
    await this.dataSource.query(tickets, [now, TICKETS_KEPT_DAYS]);
  }
}

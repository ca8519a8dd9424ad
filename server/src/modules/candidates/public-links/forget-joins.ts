import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { swept } from '../../../platform/database';
import { JobHandler, Jobs } from '../../../platform/jobs';
import { FORGET_KEPT_MAILS } from '../../../platform/mail';
import { JOIN_DAYS, JOIN_MAIL } from './join.mail';

const DAY_MS = 86_400_000;
/** For each of them the database looks for invitations that name it. */
const MAILS_AT_ONCE = 100;

const mails = `${swept('mails', 'template = $2 and created_at <= $1 limit $3')} returning id`;

/** What somebody typed who never opened the mail is nobody's record. */
@Injectable()
export class ForgetJoins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @JobHandler('forget-joins', { cron: '47 3 * * *' })
  async execute(): Promise<void> {
    const askedAt = new Date(this.clock.now().getTime() - JOIN_DAYS * DAY_MS);
    await this.dataSource.query(swept('public_link_joins', 'asked_at <= $1'), [askedAt]);
    while ((await this.forgetMails(askedAt)) > 0);
  }

  /** The address was entered as well. */
  private async forgetMails(askedAt: Date): Promise<number> {
    const [gone] = await this.dataSource.query<[{ id: string }[], number]>(mails, [askedAt, JOIN_MAIL, MAILS_AT_ONCE]);
    if (gone.length > 0) await this.jobs.add(FORGET_KEPT_MAILS, { mailIds: gone.map(({ id }) => id) });
    return gone.length;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { REMINDER_MAIL } from '../invitation-mail/reminder.mail';
import { noteReminders } from './reminders.queries';

const AT_ONCE = 200;

/** Reminds candidates who have not begun: some days after the mail, and shortly before it is too late. */
@Injectable()
export class RemindCandidates {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly mailer: Mailer,
  ) {}

  @JobHandler('remind-candidates', { cron: '*/10 * * * *' })
  async execute(): Promise<void> {
    while ((await this.remindSome()) === AT_ONCE);
  }

  private remindSome(): Promise<number> {
    const { remindHoursBefore: hoursBefore, remindAfterDays: afterDays } = this.config;
    return this.unitOfWork.run(async (tx) => {
      const rules = { now: this.clock.now(), hoursBefore, afterDays, limit: AT_ONCE };
      const reminded = await noteReminders(rules, tx.manager);
      for (const { invitationId, email: to, language } of reminded) {
        await this.mailer.send(tx, { to, template: REMINDER_MAIL, language, params: { invitationId } });
      }
      return reminded.length;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/database';
import { Mailer } from '../../../../platform/mail';
import type { Language } from '../../../../platform/mail';
import { deadlineIn, timesOf, SUBMIT_SLACK_SECONDS } from '../../attempt';
import type { AttemptTimes } from '../../attempt';
import { REOPENING_MAIL } from './reopening.mail';

interface Receiver {
  email: string;
  language: Language;
}

/** Nobody whose link was withdrawn, for it would lead them nowhere, and nobody whom the program tells that invited them. */
const receiver = `
  select c.email, t.language
  from attempts t join invitations i on i.id = t.invitation_id join candidates c on c.id = t.candidate_id
  where t.id = $1 and i.revoked_at is null and i.is_mailed`;

/** Tells a candidate whose exam was just reopened; in the transaction of the reopening, so exactly once. */
@Injectable()
export class MailReopening {
  constructor(private readonly mailer: Mailer) {}

  async execute(tx: Tx, attemptId: string): Promise<void> {
    const [found] = await tx.manager.query<Receiver[]>(receiver, [attemptId]);
    if (!found) return;
    const { email: to, language } = found;
    const params = { attemptId, secondsLeft: secondsLeftIn(await timesOf(attemptId, tx.manager)) };
    await this.mailer.send(tx, { to, template: REOPENING_MAIL, language, params });
  }
}

/** Of the question that is open again and of all that were never opened, while the clock stands still. */
function secondsLeftIn(times: AttemptTimes): number {
  const [deadline, from] = [deadlineIn(times), times.pausedAt];
  if (!deadline || !from) throw new Error('A reopened attempt waits for its candidate.');
  return Math.round((deadline.getTime() - from.getTime()) / 1000) - SUBMIT_SLACK_SECONDS;
}

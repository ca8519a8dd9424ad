import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { NamedQueries } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import { OnEvent } from '../../../platform/events';
import { Mailer, mailSql } from '../../../platform/mail';
import { AttemptSubmitted } from '../../exam';
import { DEMO_OWNER_ID } from '../../identity';
import { HANDED_IN_MAIL } from './handed-in.mail';

const HOUR_MS = 3_600_000;

const mail = mailSql(4, 'receiver');

/** Notes that it is confirmed, once for each time that it is handed in. The people of the demo sat long before anybody looked. */
const confirmOnce: NamedStatement = {
  name: 'confirm-submission',
  text: `
  with confirmed as (
    insert into submission_confirmations (attempt_id, submitted_at)
    select id, submitted_at from attempts
    where id = $1 and state <> 'in-progress' and not (owner_id = $2 and submitted_at < $3)
    on conflict do nothing returning attempt_id
  ), receiver as (
    select c.email as recipient, t.language::text as language
    from confirmed join attempts t on t.id = attempt_id join candidates c on c.id = t.candidate_id
      join invitations i on i.id = t.invitation_id
    where i.is_mailed
  ), ${mail.write} select ${mail.job} from mailed`,
};

/** Mails the candidate what was received, however the exam came to be handed in. Told twice, it sends nothing more. */
@Injectable()
export class ConfirmSubmission {
  constructor(
    private readonly clock: Clock,
    private readonly queries: NamedQueries,
    private readonly mailer: Mailer,
  ) {}

  @OnEvent(AttemptSubmitted)
  async execute({ payload: { attemptId } }: AttemptSubmitted): Promise<void> {
    const anHourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    const mailed = this.mailer.valuesOf({ template: HANDED_IN_MAIL, params: { attemptId } });
    await this.queries.query(confirmOnce, [attemptId, DEMO_OWNER_ID, anHourAgo, ...mailed]);
  }
}

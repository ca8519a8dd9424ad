import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { MicroBatch, NamedQueries } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import { OnEvent } from '../../../platform/events';
import { Mailer, mailSql } from '../../../platform/mail';
import { AttemptSubmitted } from '../../exam';
import { DEMO_OWNER_ID } from '../../identity';
import { HANDED_IN_MAIL } from './handed-in.mail';

const HOUR_MS = 3_600_000;

const mail = mailSql(4, 'receiver');

/**
 * Notes of each that it is confirmed, once for each time that it is handed in. The people of the demo sat long before anybody looked.
 * Planned once, by index, for however many.
 */
const confirmOnce: NamedStatement = {
  name: 'confirm-submissions',
  lane: 'steps',
  text: `
  with confirmed as (
    insert into submission_confirmations (attempt_id, submitted_at)
    select id, submitted_at from attempts
    where id = any($1::uuid[]) and state <> 'in-progress' and not (owner_id = $2 and submitted_at < $3)
    order by id on conflict do nothing returning attempt_id
  ), receiver as (
    select gen_random_uuid() as id, c.email as recipient, t.language::text as language,
      jsonb_build_object('attemptId', confirmed.attempt_id) as params
    from confirmed join attempts t on t.id = attempt_id join candidates c on c.id = t.candidate_id
      join invitations i on i.id = t.invitation_id
    where i.is_mailed
  ), ${mail.write} select ${mail.job} from mailed`,
};

/** Mails candidates what was received, however the exam came to be handed in. Told twice, it sends nothing more. */
@Injectable()
export class ConfirmSubmission {
  private readonly batch: MicroBatch<string, undefined>;

  constructor(
    private readonly clock: Clock,
    private readonly queries: NamedQueries,
    private readonly mailer: Mailer,
  ) {
    this.batch = new MicroBatch({
      keyOf: (attemptId) => attemptId,
      run: (attemptIds) => this.confirm(attemptIds),
      inFlight: 1,
    });
  }

  @OnEvent(AttemptSubmitted)
  async execute({ payload: { attemptId } }: AttemptSubmitted): Promise<void> {
    await this.batch.add(attemptId);
  }

  private async confirm(attemptIds: string[]): Promise<undefined[]> {
    const anHourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    const mailed = this.mailer.valuesOf(HANDED_IN_MAIL);
    await this.queries.query(confirmOnce, [attemptIds, DEMO_OWNER_ID, anHourAgo, ...mailed]);
    return attemptIds.map(() => undefined);
  }
}

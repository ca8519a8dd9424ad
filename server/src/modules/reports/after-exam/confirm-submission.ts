import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { OnEvent } from '../../../platform/events';
import { Mailer } from '../../../platform/mail';
import { AttemptSubmitted } from '../../exam';
import { DEMO_OWNER_ID } from '../../identity';
import { AfterExamQueries } from './after-exam.queries';
import type { AfterExamRow } from './after-exam.queries';
import { HANDED_IN_MAIL } from './handed-in.mail';

const HOUR_MS = 3_600_000;

/** Mails the candidate what was received, however the exam came to be handed in. Told twice, it sends nothing more. */
@Injectable()
export class ConfirmSubmission {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: AfterExamQueries,
    private readonly mailer: Mailer,
  ) {}

  @OnEvent(AttemptSubmitted)
  async execute({ payload: { attemptId } }: AttemptSubmitted): Promise<void> {
    const row = await this.queries.ofAttempt(attemptId, []);
    if (!row || this.isPlanted(row)) return;
    await this.unitOfWork.run(async (tx) => {
      if (!(await isFirst(tx, row))) return;
      const { email: to, language } = row;
      await this.mailer.send(tx, { to, template: HANDED_IN_MAIL, language, params: { attemptId } });
    });
  }

  /** The people of the demo sat long before anybody looked. */
  private isPlanted({ ownerId, submittedAt }: AfterExamRow): boolean {
    return ownerId === DEMO_OWNER_ID && this.clock.now().getTime() - submittedAt.getTime() > HOUR_MS;
  }
}

async function isFirst({ manager }: Tx, { attemptId, submittedAt }: AfterExamRow): Promise<boolean> {
  const text = `
    insert into submission_confirmations (attempt_id, submitted_at) values ($1, $2)
    on conflict do nothing returning attempt_id`;
  return (await manager.query<unknown[]>(text, [attemptId, submittedAt])).length > 0;
}

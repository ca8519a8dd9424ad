import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExamCredential } from '../../../../platform/access';
import { AppConfig } from '../../../../platform/config';
import { Attempt, AttemptNotStarted, ReceiptNotFound, validInvitationOf } from '../../attempt';
import { isAnswersSecretOf } from '../unsent-answers/unsent-answers';
import { IssueReceipts } from './issue-receipts';
import type { ExamReceipts } from './issue-receipts';
import { keptAnswersOf } from './receipts.queries';

/** The candidate's own list of what the server holds, for the browser in which the sitting took place: a link is passed on easily. */
@Injectable()
export class ShowReceipts {
  private readonly keys: readonly KeyObject[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly receipts: IssueReceipts,
    config: AppConfig,
  ) {
    this.keys = config.keysFor('answers file');
  }

  /**
   * @param secret the sitting's `answersSecret`
   * @throws ExamUnavailable, AttemptNotStarted, ReceiptNotFound for who has not sat
   */
  async execute(credential: ExamCredential, secret: string): Promise<ExamReceipts> {
    const { manager } = this.dataSource;
    const { id: invitationId } = await validInvitationOf(credential, manager);
    const attempt = await manager.findOneBy(Attempt, { invitationId });
    if (!attempt) throw new AttemptNotStarted();
    const { id } = attempt;
    if (!this.keys.some((key) => isAnswersSecretOf(id, secret, key))) throw new ReceiptNotFound();
    return this.receipts.ofSitting(attempt.id, attempt.submittedAt, await keptAnswersOf(attempt.id, manager));
  }
}

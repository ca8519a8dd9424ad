import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Sitting } from '../../../platform/access';
import { Attempt } from '../attempt.entity';
import { AttemptNotStarted } from '../exam.errors';
import { validInvitationOf } from '../invitation.queries';
import { IssueReceipts } from './issue-receipts';
import type { ExamReceiptsNode } from './receipt.type';
import { keptAnswersOf } from './receipts.queries';

/** The candidate's own list of what the server holds. */
@Injectable()
export class ShowReceipts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly receipts: IssueReceipts,
  ) {}

  /** @throws ExamUnavailable, AttemptNotStarted */
  async execute(sitting: Sitting): Promise<ExamReceiptsNode> {
    const { manager } = this.dataSource;
    const { id: invitationId } = await validInvitationOf(sitting, manager);
    const attempt = await manager.findOneBy(Attempt, { invitationId });
    if (!attempt) throw new AttemptNotStarted();
    return this.receipts.ofSitting(attempt.id, attempt.submittedAt, await keptAnswersOf(attempt.id, manager));
  }
}

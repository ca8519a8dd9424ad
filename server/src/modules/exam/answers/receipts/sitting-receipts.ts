import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IssueReceipts } from './issue-receipts';
import type { ExamReceipts } from './issue-receipts';
import { keptAnswersOf } from './receipts.queries';

export type SittingCodes = ExamReceipts;

/** The receipts of a sitting that is handed in, for whoever tells its candidate. */
@Injectable()
export class SittingReceipts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly receipts: IssueReceipts,
  ) {}

  async of(attemptId: string, submittedAt: Date): Promise<SittingCodes> {
    return this.receipts.ofSitting(attemptId, submittedAt, await keptAnswersOf(attemptId, this.dataSource.manager));
  }
}

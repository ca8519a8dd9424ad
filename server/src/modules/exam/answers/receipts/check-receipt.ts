import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { InvalidInput } from '../../../../platform/errors';
import { refuseLate, Throttle } from '../../../../platform/throttle';
import { ReceiptNotFound } from '../../attempt';
import { IssueReceipts } from './issue-receipts';
import { readReceiptCode } from './receipt-code';
import { keptAnswersOf, sittingsBeginning } from './receipts.queries';
import type { NamedSitting } from './receipts.queries';

export interface ReceiptCheck {
  code: string;
  position: number | null;
  questionCount: number;
  storedAt: Date;
  isLate: boolean;
  assessmentId: string;
  assessmentTitle: string;
  candidateId: string;
  candidateName: string;
}

/** Somebody types codes that candidates show; a program that tries them out does not go on for long. */
const CHECKS = { name: 'check-receipt', points: 30, seconds: 60 };

/** Tells staff what a candidate's code stands for, among the sittings that they may see. */
@Injectable()
export class CheckReceipt {
  private readonly throttle: Throttle;

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly receipts: IssueReceipts,
  ) {
    this.throttle = new Throttle(dataSource, CHECKS);
  }

  /** @throws InvalidInput when it cannot be a code; ReceiptNotFound when it is right for nothing that is stored now; RateLimited */
  async execute(viewer: Viewer, typed: string): Promise<ReceiptCheck> {
    const read = readReceiptCode(typed);
    if (!read) throw InvalidInput.at('code', typed.trim() === '' ? 'required' : 'invalid');
    await refuseLate(() => this.throttle.count(viewer.userId));
    const scope = this.scope.sql(viewer, 't.owner_id', 3);
    for (const sitting of await sittingsBeginning(read.attemptPrefix, scope, this.dataSource.manager)) {
      const found = await this.within(sitting, read.code);
      if (found) return found;
    }
    throw new ReceiptNotFound();
  }

  private async within(sitting: NamedSitting, code: string): Promise<ReceiptCheck | null> {
    const { attemptId, submittedAt, ...names } = sitting;
    const answers = await keptAnswersOf(attemptId, this.dataSource.manager);
    for (const { receipts, sittingCode } of this.receipts.everOfSitting(attemptId, submittedAt, answers)) {
      if (submittedAt && sittingCode === code) {
        return { code, position: null, storedAt: submittedAt, isLate: false, ...names };
      }
      const { position, storedAt, isLate } = receipts.find((one) => one.code === code) ?? {};
      if (position !== undefined && storedAt) return { code, position, storedAt, isLate: isLate === true, ...names };
    }
    return null;
  }
}

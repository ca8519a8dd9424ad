import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { ProviderCatalogue } from '../../../platform/discovery';
import { SubmissionWithdrawal } from './submission-withdrawal.port';

@Injectable()
export class SubmissionWithdrawals {
  constructor(private readonly catalogue: ProviderCatalogue) {}

  async withdraw(tx: Tx, attemptId: string): Promise<void> {
    for (const withdrawal of this.catalogue.instancesOf(SubmissionWithdrawal)) await withdrawal.withdraw(tx, attemptId);
  }
}

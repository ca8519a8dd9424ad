import type { Tx } from '../../../platform/database';

/** What a later module has made of a handed-in attempt is taken back, in the transaction that reopens it. */
export abstract class SubmissionWithdrawal {
  /** The attempt is locked and stands as it was reopened: what can still change is known. */
  abstract withdraw(tx: Tx, attemptId: string): Promise<void>;
}

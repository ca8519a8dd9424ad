import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { SubmissionWithdrawal } from '../../exam';

const changeable = `
  delete from marks m where m.attempt_id = $1
    and not exists (select from answers a where a.question_id = m.question_id and a.closed_at is not null)`;

/**
 * A reopened attempt has no result until it is handed in again and marked anew. What a person gave for an answer that can
 * still change goes with it; the other marks stay.
 */
@Injectable()
export class WithdrawResult extends SubmissionWithdrawal {
  async withdraw({ manager }: Tx, attemptId: string): Promise<void> {
    await manager.query('delete from results where attempt_id = $1', [attemptId]);
    await manager.query(changeable, [attemptId]);
  }
}

import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { SubmissionWithdrawal } from '../../exam';

const isChangeable = (alias: string) => `${alias}.attempt_id = $1
    and not exists (select from answers a where a.question_id = ${alias}.question_id and a.closed_at is not null)`;

/** What was said about the whole waits for the next result. */
const takeBack = `
  with taken as (
    delete from results where attempt_id = $1
    returning attempt_id, overall_feedback, feedback_by, feedback_at, is_feedback_shared
  )
  insert into withdrawn_feedback (attempt_id, text, given_by, given_at, is_shared)
  select * from taken where overall_feedback is not null`;

/** Its revision grows: whoever still has the page of the answer that was is told, and marks no words that they never saw. */
const awaitAgain = `
  update marks m set score = null, origin = 'awaiting', explanation = '{"code": "AWAITS_PERSON", "params": {}}', derivation = null,
    feedback = null, marked_by = null, marked_at = null, revision = revision + 1
  where ${isChangeable('m')}`;

const dropSecond = `delete from second_marks s where ${isChangeable('s')}`;

/**
 * A reopened attempt has no result until it is handed in again and marked anew. What persons gave for an answer that can
 * still change goes with it; the other marks stay.
 */
@Injectable()
export class WithdrawResult extends SubmissionWithdrawal {
  async withdraw({ manager }: Tx, attemptId: string): Promise<void> {
    await manager.query(takeBack, [attemptId]);
    await manager.query(dropSecond, [attemptId]);
    await manager.query(awaitAgain, [attemptId]);
  }
}

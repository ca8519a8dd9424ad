import type { Tx } from '../../../platform/database';
import { ResultDeleted } from '../../grading';

const resultsOf = `
  select r.attempt_id as "attemptId", t.invitation_id as "invitationId", r.assessment_id as "assessmentId", r.candidate_id as "candidateId"
  from results r join attempts t on t.id = r.attempt_id where t.id = any($1::uuid[]) order by t.id`;

/** Before attempts are deleted: who reads results elsewhere hears that these are gone, as of one that a person deletes. */
export async function tellOfDeleted(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  const results = await tx.manager.query<ResultDeleted['payload'][]>(resultsOf, [attemptIds]);
  for (const ids of results) tx.publish(new ResultDeleted(ids));
}

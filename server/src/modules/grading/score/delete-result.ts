import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { LiveProgress, lockDoomedAttempts, releaseAnswerFiles } from '../../exam';
import { ResultNotFound } from './grading.errors';
import { ResultDeleted } from './grading.events';

const RESULT_DELETE = auditAction('result.delete');

interface Doomed {
  attemptId: string;
  invitationId: string;
  label: string;
}

/**
 * Deletes a result together with its attempt, so that no figure counts it any more. The invitation stays completed: the
 * exam was taken, and its link opens nothing again.
 */
@Injectable()
export class DeleteResult {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly progress: LiveProgress,
    private readonly audit: Audit,
  ) {}

  /** @throws ResultNotFound also when it is there, but not for this viewer. */
  async execute(viewer: Viewer, origin: RequestOrigin, assessmentId: string, candidateId: string): Promise<void> {
    if (!isUUID(assessmentId) || !isUUID(candidateId)) throw new ResultNotFound();
    await this.unitOfWork.run(async (tx) => {
      const { attemptId, invitationId, label } = await this.lock(tx, viewer, assessmentId, candidateId);
      await lockDoomedAttempts(tx.manager, [attemptId]);
      await releaseAnswerFiles(tx, attemptId);
      await tx.manager.query('delete from attempts where id = $1', [attemptId]);
      const object = { type: 'result', id: attemptId, label };
      await this.audit.record(tx, { by: viewer, origin, action: RESULT_DELETE, object });
      tx.publish(new ResultDeleted({ attemptId, invitationId, assessmentId, candidateId }));
      this.progress.announceAfterCommit(tx, attemptId);
    });
  }

  /** The attempt, as whoever marks does: the result first, and each of the two would wait for the other. */
  private async lock(tx: Tx, viewer: Viewer, assessmentId: string, candidateId: string): Promise<Doomed> {
    const { sql, params } = this.scope.sql(viewer, 'results.owner_id', 3);
    const text = [
      `select attempt_id as "attemptId", invitation_id as "invitationId", title || ' · ' || candidates.email as label`,
      'from results join attempts on attempts.id = attempt_id join assessments on assessments.id = results.assessment_id',
      'join candidates on candidates.id = results.candidate_id',
      `where results.assessment_id = $1 and results.candidate_id = $2 and ${sql} for update of attempts`,
    ];
    const [found] = await tx.manager.query<Doomed[]>(text.join(' '), [assessmentId, candidateId, ...params]);
    if (!found) throw new ResultNotFound();
    return found;
  }
}

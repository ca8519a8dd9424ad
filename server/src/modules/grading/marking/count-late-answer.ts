import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import type { Attempt } from '../../exam';
import { LateAnswerMissing, MarkCause, MarkChange, markSnapshot, Mark, MarkOrigin, ScoreAttempt } from '../score';
import type { CountLateAnswerInput } from './grading.inputs';
import { LockMarkable } from './lock-markable';
import { SecondMark } from './second-mark.entity';

const COUNT_LATE = auditAction('answer.count-late');
const LEAVE_LATE = auditAction('answer.leave-late');

/** The two values change places, with their revisions and moments, so that taking it back is the same once more. */
const exchange = `
  update answers set value = late_value, revision = late_revision, saved_at = late_saved_at,
    late_value = value, late_revision = revision, late_saved_at = saved_at, late_counted_at = $2
  where question_id = $1 and ($2::timestamptz is null) = (late_counted_at is not null)
    and (late_revision > 0 or late_counted_at is not null)
  returning question_id`;

const labelOf = `
  select t.settings ->> 'title' || ' · ' || c.email || ' · ' || q.position as label
  from attempt_questions q join attempts t on t.id = q.attempt_id join candidates c on c.id = t.candidate_id where q.id = $1`;

const isCounted = `select late_counted_at is not null as "isCounted" from answers where question_id = $1`;

/** A person lets count what came late, or takes that back; the answer is marked anew at once. */
@Injectable()
export class CountLateAnswer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly markable: LockMarkable,
    private readonly score: ScoreAttempt,
    private readonly audit: Audit,
  ) {}

  /**
   * Asking for what is so already changes nothing.
   *
   * @returns the id of the attempt.
   * @throws ResultQuestionNotFound, LateAnswerMissing
   */
  execute(viewer: Viewer, origin: RequestOrigin, { questionId, counts }: CountLateAnswerInput): Promise<string> {
    return this.unitOfWork.run(async (tx) => {
      const attempt = await this.markable.lock(tx, viewer, questionId);
      if (attempt.answersForgottenAt) throw new LateAnswerMissing();
      const [found] = await tx.manager.query<{ isCounted: boolean }[]>(isCounted, [questionId]);
      if (found?.isCounted === counts) return attempt.id;
      const now = this.clock.now();
      const [exchanged] = await tx.manager.query<[object[]]>(exchange, [questionId, counts ? now : null]);
      if (exchanged.length === 0) throw new LateAnswerMissing();
      await this.markAnew(tx, attempt, { questionId, by: viewer.userId, now });
      const [named] = await tx.manager.query<{ label: string }[]>(labelOf, [questionId]);
      const object = { type: 'attempt', id: attempt.id, label: named?.label };
      await this.audit.record(tx, { by: viewer, origin, action: counts ? COUNT_LATE : LEAVE_LATE, object });
      return attempt.id;
    });
  }

  /** What a person gave was for the other answer: it goes back to the queue, and its history says why. */
  private async markAnew(
    tx: Tx,
    attempt: Attempt,
    { questionId, by, now }: { questionId: string; by: string; now: Date },
  ): Promise<void> {
    const before = await tx.manager.findOneByOrFail(Mark, { questionId });
    await tx.manager.delete(SecondMark, { questionId });
    await tx.manager.update(Mark, { questionId }, { ...AWAITED, revision: before.revision + 1 });
    await this.score.execute(tx, attempt, now);
    const after = await tx.manager.findOneByOrFail(Mark, { questionId });
    await tx.manager.insert(MarkChange, {
      id: randomUUID(),
      questionId,
      attemptId: attempt.id,
      changedAt: now,
      changedBy: by,
      cause: MarkCause.LATE_COUNTED,
      reason: null,
      before: markSnapshot(before),
      after: markSnapshot(after),
    });
  }
}

const AWAITED = { score: null, origin: MarkOrigin.AWAITING, markedBy: null, markedAt: null };

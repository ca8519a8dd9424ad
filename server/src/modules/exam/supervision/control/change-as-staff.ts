import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { OwnerScope } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { Staff } from '../../../../platform/audit';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/errors';
import { lockAttemptInScope, AttemptNotFound, CandidateNudges, ReasonCode } from '../../attempt';
import type { LockedAttempt, Cause } from '../../attempt';

export const ATTEMPT_PAUSE = auditAction('attempt.pause');
export const ATTEMPT_CONTINUE = auditAction('attempt.continue');
export const ATTEMPT_END = auditAction('attempt.end');
export const ATTEMPT_ADD_TIME = auditAction('attempt.add-time');
export const ATTEMPT_REOPEN = auditAction('attempt.reopen');
export const ATTEMPT_MESSAGE = auditAction('attempt.message');

const labelOf = `
  select t.settings ->> 'title' || ' · ' || c.email as label
  from attempts t join candidates c on c.id = t.candidate_id where t.id = $1`;

/** Around everything that staff do to an attempt: their scope, its lock, one transaction, and a line in the audit log. */
@Injectable()
export class ChangeAsStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly audit: Audit,
    private readonly nudges: CandidateNudges,
  ) {}

  /**
   * `change` returns whether it changed anything; only then it is logged.
   * @throws AttemptNotFound also when it is there, but not for this viewer.
   */
  async execute(
    { viewer, origin: place }: Staff,
    action: string,
    attemptId: string,
    change: (tx: Tx, attempt: LockedAttempt) => Promise<boolean>,
  ): Promise<void> {
    if (!isUUID(attemptId)) throw new AttemptNotFound();
    await this.unitOfWork.run(async (tx) => {
      const attempt = await lockAttemptInScope(attemptId, this.scope.sql(viewer, 'owner_id', 2), tx.manager);
      if (!attempt) throw new AttemptNotFound();
      if (!(await change(tx, attempt))) return;
      this.nudges.nudgeAfterCommit(tx, attempt.invitationId);
      const [found] = await tx.manager.query<{ label: string }[]>(labelOf, [attemptId]);
      const object = { type: 'attempt', id: attemptId, label: found?.label };
      await this.audit.record(tx, { by: viewer, origin: place, action, object });
    });
  }
}

/** @throws InvalidInput at `note` or `requestId` */
export function causeOf(
  { viewer }: Staff,
  { reasonCode, note, requestId }: { reasonCode?: ReasonCode; note?: string | null; requestId?: string },
): Cause {
  const words = note?.trim() ?? '';
  if (reasonCode === ReasonCode.OTHER && words === '') throw InvalidInput.at('note', 'required');
  if (requestId !== undefined && !isUUID(requestId)) throw InvalidInput.at('requestId', 'invalid');
  const { userId: actorId, name: actorName } = viewer;
  return {
    reasonCode: reasonCode ?? null,
    note: words === '' ? null : words,
    actorId,
    actorName,
    requestId: requestId ?? null,
  };
}

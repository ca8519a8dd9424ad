import { Injectable } from '@nestjs/common';
import type { Staff } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { InvalidInput } from '../../../../platform/errors';
import { AttemptEnded, AttemptsQueries, LiveProgress } from '../../attempt';
import type { ShownAttempt } from '../../attempt';
import { AttemptMessage } from '../../candidate';
import type { MessageCandidateInput } from './control.inputs';
import { ATTEMPT_MESSAGE, causeOf, ChangeAsStaff } from './change-as-staff';

/** Words to somebody who sits: their page shows them with its next sign of life. */
@Injectable()
export class MessageCandidate {
  constructor(
    private readonly staff: ChangeAsStaff,
    private readonly clock: Clock,
    private readonly live: LiveProgress,
    private readonly attempts: AttemptsQueries,
  ) {}

  /** @throws AttemptNotFound, AttemptEnded, InvalidInput */
  async execute(by: Staff, { attemptId, requestId, ...input }: MessageCandidateInput): Promise<ShownAttempt> {
    const text = input.text.trim();
    if (!text) throw InvalidInput.at('text', 'required');
    const { actorId: sentBy, actorName } = causeOf(by, { requestId });
    await this.staff.execute(by, ATTEMPT_MESSAGE, attemptId, async (tx, { state }) => {
      if (state !== 'in-progress') throw new AttemptEnded();
      const sentAt = this.clock.now();
      const message = { id: requestId, attemptId, text, sentAt, sentBy, sentByName: actorName ?? '' };
      const insert = tx.manager.createQueryBuilder().insert().into(AttemptMessage).values(message).orIgnore();
      const inserted = (await insert.returning('id').execute()).raw as unknown[];
      this.live.announceAfterCommit(tx, attemptId);
      return inserted.length > 0;
    });
    return this.attempts.one(attemptId);
  }
}

import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { AppConfig } from '../../platform/config';
import type { Tx } from '../../platform/database';
import { Answer } from './answer.entity';
import { AttemptQuestion } from './attempt-question.entity';
import { Attempt } from './attempt.entity';
import { stateAfter } from './attempt.machine';
import type { Move } from './attempt.machine';
import type { LockedAttempt } from './attempt.queries';
import { AttemptSubmitted } from './exam.events';
import { markCompleted } from './invitation.queries';
import { LiveProgress } from './live-progress';
import { addSeconds, expiryOf } from './time.policy';

/** Writes down what the machine decided. The caller holds the attempt's lock. */
@Injectable()
export class MakeMoves {
  constructor(
    private readonly config: AppConfig,
    private readonly live: LiveProgress,
  ) {}

  async execute(tx: Tx, attempt: LockedAttempt, moves: readonly Move[], now: Date): Promise<void> {
    for (const move of moves) {
      if (move.do === 'close') await this.close(tx, move);
      else if (move.do === 'open') await this.open(tx, attempt, move.position, now);
      else await this.submit(tx, attempt, move);
    }
    if (moves.length > 0) this.live.announceAfterCommit(tx, attempt.id);
  }

  private async close(tx: Tx, { questionId, by, at }: Move & { do: 'close' }): Promise<void> {
    await tx.manager.update(Answer, { questionId, closedAt: IsNull() }, { closedAt: at, closedBy: by });
  }

  /** The clock of a question starts here, when the server first serves it. */
  private async open(tx: Tx, { id: attemptId }: LockedAttempt, position: number, now: Date): Promise<void> {
    const question = await tx.manager.findOneOrFail(AttemptQuestion, {
      select: { id: true, durationSeconds: true },
      where: { attemptId, position },
    });
    const unopened = { attemptId, position: MoreThan(position) };
    const unopenedSeconds = (await tx.manager.sum(AttemptQuestion, 'durationSeconds', unopened)) ?? 0;
    const closesAt = addSeconds(now, question.durationSeconds);
    await tx.manager.insert(Answer, { questionId: question.id, attemptId, openedAt: now, closesAt });
    await tx.manager.update(Attempt, attemptId, { position, expiresAt: expiryOf(closesAt, unopenedSeconds) });
    await this.checkAt(tx, attemptId, addSeconds(closesAt, this.config.saveGraceSeconds));
  }

  private async submit(tx: Tx, attempt: LockedAttempt, { by, at }: Move & { do: 'submit' }): Promise<void> {
    const state = stateAfter(attempt.state, 'submit');
    await tx.manager.update(Attempt, attempt.id, { state, submittedAt: at, submittedBy: by });
    await markCompleted(attempt.invitationId, at, tx.manager);
    tx.publish(new AttemptSubmitted({ attemptId: attempt.id }));
  }

  /** One waiting check an attempt: a later one replaces it. */
  async checkAt(tx: Tx, attemptId: string, runAt: Date): Promise<void> {
    await tx.addJob('check-attempt', { attemptId }, { runAt, key: `attempt:${attemptId}` });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { JobHandler, Jobs } from '../../../platform/jobs';
import { Attempt } from './attempt.entity';
import { afterTransitions, transitionsForTime } from './attempt.machine';
import { lockAttempt, overdueAttempts } from './attempt.queries';
import type { LockedAttempt } from './attempt.queries';
import { ApplyTransitions } from './apply-transitions';
import { addSeconds } from './time.policy';

/** The server's own hand: questions are closed and attempts submitted when their time is over, whether a page is there or not. */
@Injectable()
export class CheckAttempts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly transitions: ApplyTransitions,
    private readonly jobs: Jobs,
  ) {}

  @JobHandler('check-attempt')
  async check({ attemptId }: { attemptId: string }): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const attempt = await lockAttempt(attemptId, tx.manager);
      if (!attempt) return;
      await tx.manager.update(Attempt, attemptId, { checkAt: null });
      if (attempt.state !== 'in-progress') return;
      const now = this.clock.now();
      const transitions = transitionsForTime(attempt, { now, graceSeconds: this.config.saveGraceSeconds });
      await this.transitions.execute(tx, attempt, transitions, now);
      await this.checkAgain(tx, { ...attempt, ...afterTransitions(attempt, transitions) }, now);
    });
  }

  /** The safety net under the checks: a lost or late one is made up for within a minute. */
  @JobHandler('sweep-attempts', { cron: '* * * * *' })
  async sweep(): Promise<void> {
    const overdue = await overdueAttempts(this.clock.now(), this.config.saveGraceSeconds, this.dataSource.manager);
    for (const attemptId of overdue)
      await this.jobs.add('check-attempt', { attemptId }, { key: `attempt:${attemptId}` });
  }

  private async checkAgain(tx: Tx, { id, state, open, expiresAt, pausedAt }: LockedAttempt, now: Date): Promise<void> {
    if (state !== 'in-progress' || pausedAt) return;
    const due = open ? addSeconds(open.closesAt, this.config.saveGraceSeconds) : expiresAt;
    await this.transitions.checkAt(tx, id, due > now ? due : addSeconds(now, 1));
  }
}

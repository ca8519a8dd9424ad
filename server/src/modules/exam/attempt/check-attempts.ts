import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { NamedQueries, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { EverySecond, JobHandler } from '../../../platform/jobs';
import { Log } from '../../../platform/observability';
import { Attempt } from './attempt.entity';
import { afterTransitions, transitionsForTime } from './attempt.machine';
import { dueAttempts, lockAttempt, overdueAttempts, takeDueAttempt } from './attempt.queries';
import type { LockedAttempt } from './attempt.queries';
import { ApplyTransitions } from './apply-transitions';
import { addSeconds } from './time.policy';

/**
 * The server's own hand: questions are closed and attempts submitted when their time is over, whether a page is there or not. After a leap
 * of the time it waits until the time is sure again: what a wrong clock has closed, people would have to open one by one.
 */
@Injectable()
export class CheckAttempts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dataSource: DataSource,
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly transitions: ApplyTransitions,
    private readonly log: Log,
  ) {}

  async check({ attemptId }: { attemptId: string }): Promise<void> {
    await this.unitOfWork.run((tx) => this.checkIn(tx, attemptId));
  }

  /** What is due is asked for once a second by an index: a job for each would be written at every start, and moved. */
  @EverySecond('check-due-attempts')
  async checkDue(): Promise<void> {
    const due = await this.queries.query<{ id: string }>(dueAttempts, [this.clock.now()]);
    for (const { id } of due) {
      await this.unlessItFails(id, () =>
        this.unitOfWork.run(async (tx) => {
          if (await takeDueAttempt(id, this.clock.now(), tx.manager)) await this.checkIn(tx, id);
        }),
      );
    }
  }

  /** The safety net under the checks: a lost or late one is made up for within a minute. */
  @JobHandler('sweep-attempts', { cron: '* * * * *' })
  async sweep(): Promise<void> {
    const overdue = await overdueAttempts(this.clock.now(), this.config.saveGraceSeconds, this.dataSource.manager);
    for (const attemptId of overdue) await this.unlessItFails(attemptId, () => this.check({ attemptId }));
  }

  private async checkIn(tx: Tx, attemptId: string): Promise<void> {
    const attempt = await lockAttempt(attemptId, tx.manager);
    if (!attempt) return;
    await tx.manager.update(Attempt, attemptId, { checkAt: null });
    if (attempt.state !== 'in-progress') return;
    const now = this.clock.now();
    const transitions = transitionsForTime(attempt, { now, graceSeconds: this.config.saveGraceSeconds });
    await this.transitions.execute(tx, attempt, transitions, now);
    await this.checkAgain(tx, { ...attempt, ...afterTransitions(attempt, transitions) }, now);
  }

  /** It is due still, and looked at again a second later; nobody else waits for it. */
  private async unlessItFails(attemptId: string, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      this.log.error({ err: error, attemptId }, 'an attempt could not be checked');
    }
  }

  private async checkAgain(tx: Tx, { id, state, open, expiresAt, pausedAt }: LockedAttempt, now: Date): Promise<void> {
    if (state !== 'in-progress' || pausedAt) return;
    const due = open ? addSeconds(open.closesAt, this.config.saveGraceSeconds) : expiresAt;
    await this.transitions.checkAt(tx, id, due > now ? due : addSeconds(now, 1));
  }
}

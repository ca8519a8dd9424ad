import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { OnEvent } from '../../../platform/events';
import { JobHandler } from '../../../platform/jobs';
import { AttemptSubmitted } from '../../exam';
import { MarkFirst } from './mark-first';
import { unmarkedAttempts } from './paper-answers.queries';
import { Result } from './result.entity';
import { ScoreAttempt } from './score-attempt';
import { lockScored } from './score.queries';

const PATIENCE_MS = 60_000;

/** Marks an attempt as soon as it is handed in. Told twice, it finds the result and leaves it alone. */
@Injectable()
export class MarkSubmitted {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly score: ScoreAttempt,
    private readonly first: MarkFirst,
  ) {}

  @OnEvent(AttemptSubmitted)
  execute({ payload: { attemptId } }: AttemptSubmitted): Promise<void> {
    return this.mark(attemptId);
  }

  /** The safety net: a process that is killed at its work keeps the job to itself for hours. */
  @JobHandler('mark-forgotten', { cron: '* * * * *' })
  async markForgotten(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const attemptId of await unmarkedAttempts(before, this.dataSource.manager)) await this.mark(attemptId);
  }

  private async mark(attemptId: string): Promise<void> {
    if (!(await this.first.execute(attemptId))) await this.underLock(attemptId);
  }

  private async underLock(attemptId: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const attempt = await lockScored(attemptId, tx.manager);
      if (!attempt || attempt.state === 'in-progress') return;
      if (await tx.manager.existsBy(Result, { attemptId })) return;
      await this.score.execute(tx, attempt, this.clock.now());
    });
  }
}

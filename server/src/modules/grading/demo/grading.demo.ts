import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { DemoSeed } from '../../../platform/demo';
import { Attempt } from '../../exam';
import { DEMO_OWNER_ID } from '../../identity';
import { judge } from './judge-essay';
import { GiveMark } from '../marking';
import { answeredQuestionsOf, ScoreAttempt } from '../score';

const DAY_MS = 86_400_000;

/** The demo's reviewer reads essays on the day after, and is a few days behind: the newest still wait. */
const READ_AFTER_MS = DAY_MS;
const BACKLOG_MS = 5 * DAY_MS;

/** Marks what the demo's candidates handed in: by rule at once, the essays by a person, the newest not yet. */
@Injectable()
export class GradingDemo extends DemoSeed {
  readonly order = 60;

  constructor(
    private readonly clock: Clock,
    private readonly score: ScoreAttempt,
    private readonly mark: GiveMark,
  ) {
    super();
  }

  async seed(tx: Tx): Promise<void> {
    // Nobody watches the past: no news of it.
    const silent: Tx = { ...tx, publish: () => undefined, afterCommit: () => undefined };
    const submitted = { where: { ownerId: DEMO_OWNER_ID, state: 'submitted' }, order: { submittedAt: 'ASC' } } as const;
    for (const attempt of await tx.manager.find(Attempt, submitted)) await this.plant(silent, attempt);
  }

  private async plant(tx: Tx, attempt: Attempt): Promise<void> {
    const submittedAt = attempt.submittedAt ?? this.clock.now();
    await this.score.execute(tx, attempt, submittedAt);
    const readAt = new Date(submittedAt.getTime() + READ_AFTER_MS);
    if (readAt < new Date(this.clock.now().getTime() - BACKLOG_MS)) await this.readEssays(tx, attempt, readAt);
  }

  private async readEssays(tx: Tx, attempt: Attempt, at: Date): Promise<void> {
    for (const { id: questionId, type, score, value } of await answeredQuestionsOf(attempt.id, tx.manager)) {
      const judgement = type === 'open-ended' && value?.text ? judge(value.text, Number(score)) : null;
      if (judgement) await this.mark.execute(tx, attempt, { questionId, ...judgement, by: DEMO_OWNER_ID, at });
    }
  }
}

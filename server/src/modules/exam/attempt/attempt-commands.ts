import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import type { Tx } from '../../../platform/database';
import {
  afterTransitions,
  followingPlace,
  transitionsForContinuing,
  transitionsForEnding,
  transitionsForPausing,
  transitionsForReopening,
  transitionsForTime,
} from './attempt.machine';
import type { Transition, Rules } from './attempt.machine';
import { Attempt } from './attempt.entity';
import type { LockedAttempt } from './attempt.queries';
import { AnswersForgotten, AttemptEnded, NoQuestionLeft, ReopeningNeedsTime } from './exam.errors';
import { LiveProgress } from './live-progress';
import { ApplyTransitions } from './apply-transitions';
import { closeOf, openQuestionIn } from './time-ledger/fold-ledger';
import type { AttemptTimes } from './time-ledger/fold-ledger';
import { LedgerKind } from './time-ledger/time-ledger-entry.entity';
import { appendToLedger, isKnownRequest, timesOf } from './time-ledger/time-ledger.queries';
import { questionAt } from './question-at';
import type { Cause } from './cause';

/**
 * What somebody besides the candidate does to an attempt. The caller holds its lock; each call returns whether it changed
 * anything, and done twice it changes nothing the second time.
 */
@Injectable()
export class AttemptCommands {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly transitions: ApplyTransitions,
    private readonly live: LiveProgress,
  ) {}

  /** @throws AttemptEnded */
  async pause(tx: Tx, attempt: LockedAttempt, cause: Cause): Promise<boolean> {
    assertRunning(attempt);
    return this.make(tx, attempt, cause, transitionsForPausing);
  }

  /** @throws AttemptEnded */
  async resume(tx: Tx, attempt: LockedAttempt, cause: Cause): Promise<boolean> {
    assertRunning(attempt);
    return this.make(tx, attempt, cause, transitionsForContinuing);
  }

  /** For staff, and with `proctoring` for whatever watches over the exam; one that is over stays as it is. */
  end(tx: Tx, attempt: LockedAttempt, cause: Partial<Cause>, by: 'staff' | 'proctoring' = 'staff'): Promise<boolean> {
    return this.make(tx, attempt, cause, (given, rules) => transitionsForEnding(given, by, rules));
  }

  /**
   * To the question that is open, or else to the one that comes next.
   * @throws AttemptEnded, NoQuestionLeft
   */
  async addTime(tx: Tx, attempt: LockedAttempt, seconds: number, cause: Cause): Promise<boolean> {
    if (cause.requestId && (await isKnownRequest(cause.requestId, tx.manager))) return false;
    assertRunning(attempt);
    const rules = this.rules();
    const due = transitionsForTime(attempt, rules);
    await this.transitions.execute(tx, attempt, due, rules.now);
    if (due.some((transition) => transition.do === 'submit')) throw new AttemptEnded();
    const times = await timesOf(attempt.id, tx.manager);
    const next = followingPlace(afterTransitions(attempt, due));
    const questionId = openQuestionIn(times)?.questionId ?? (await questionAt(attempt.id, next, tx.manager));
    if (!questionId) throw new NoQuestionLeft();
    await appendToLedger(tx.manager, attempt.id, [
      { kind: LedgerKind.ADDED, at: rules.now, questionId, seconds, ...cause },
    ]);
    await this.transitions.keep(tx, attempt.id);
    this.live.announceAfterCommit(tx, attempt.id);
    return true;
  }

  /**
   * With what its last question had left, and `seconds` more; its clock waits for the candidate.
   * @throws ReopeningNeedsTime, AnswersForgotten
   */
  async reopen(tx: Tx, attempt: LockedAttempt, seconds: number, cause: Cause): Promise<boolean> {
    if (attempt.state === 'in-progress') return false;
    const forgotten = { id: attempt.id, answersForgottenAt: Not(IsNull()) };
    if (await tx.manager.existsBy(Attempt, forgotten)) throw new AnswersForgotten();
    const rules = this.rules();
    const times = await timesOf(attempt.id, tx.manager);
    const hasLeft = [...times.questions.values()].some(({ leftAt }) => leftAt !== null);
    const hasTime = seconds > 0 || hadTime(times);
    const transitions = transitionsForReopening(attempt, { lastId: times.currentId, hasTime, hasLeft }, rules);
    if (!transitions) throw new ReopeningNeedsTime();
    if (seconds > 0 && times.currentId) await this.addBeforehand(tx, attempt.id, times.currentId, seconds, cause);
    await this.transitions.execute(tx, attempt, transitions, rules.now, cause);
    return true;
  }

  private async addBeforehand(tx: Tx, attemptId: string, questionId: string, seconds: number, cause: Cause) {
    const entry = { kind: LedgerKind.ADDED, at: this.clock.now(), questionId, seconds, ...cause, requestId: null };
    await appendToLedger(tx.manager, attemptId, [entry]);
  }

  private async make(
    tx: Tx,
    attempt: LockedAttempt,
    cause: Partial<Cause>,
    transitionsFor: (attempt: LockedAttempt, rules: Rules) => Transition[],
  ): Promise<boolean> {
    const rules = this.rules();
    const transitions = transitionsFor(attempt, rules);
    await this.transitions.execute(tx, attempt, transitions, rules.now, cause);
    return transitions.length > 0;
  }

  private rules(): Rules {
    return { now: this.clock.now(), graceSeconds: this.config.saveGraceSeconds };
  }
}

function assertRunning({ state }: LockedAttempt): void {
  if (state !== 'in-progress') throw new AttemptEnded();
}

/** Whether the question that was on the screen last was closed before its time was over. */
function hadTime({ questions, currentId }: AttemptTimes): boolean {
  const last = currentId === null ? undefined : questions.get(currentId);
  const closesAt = last && closeOf(last);
  return Boolean(closesAt && last.closedAt && last.closedAt < closesAt);
}

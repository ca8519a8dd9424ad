import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import type { Tx } from '../../../platform/database';
import { Answer } from './answer.entity';
import { AttemptQuestion } from './attempt-question.entity';
import { Attempt } from './attempt.entity';
import { stateAfter } from './attempt.machine';
import type { Transition } from './attempt.machine';
import type { LockedAttempt } from './attempt.queries';
import type { Cause } from './cause';
import { AttemptReopened, AttemptSubmitted } from './exam.events';
import { markCompleted, markReopened } from './invitation.queries';
import { LiveProgress } from './live-progress';
import { lockAnswersOf } from './lock-attempts';
import { SubmissionWithdrawals } from './submission-withdrawals';
import { closeOf, deadlineIn, openQuestionIn } from './time-ledger/fold-ledger';
import type { AttemptTimes } from './time-ledger/fold-ledger';
import { keepTimes } from './time-ledger/keep-times';
import { LedgerKind } from './time-ledger/time-ledger-entry.entity';
import { appendToLedger, openLedger, timesOf } from './time-ledger/time-ledger.queries';
import { addSeconds } from './time.policy';

const waitForCheck = 'update attempts set check_at = $2 where id = $1 and (check_at is null or check_at > $2)';

type TransitionOf<Do extends Transition['do']> = Extract<Transition, { do: Do }>;

/** One attempt whose transitions are made; `cause` is what staff gave as their reason. */
interface Context {
  tx: Tx;
  attempt: LockedAttempt;
  now: Date;
  cause: Partial<Cause>;
}

/** Writes down what the machine decided. The caller holds the attempt's lock. */
@Injectable()
export class ApplyTransitions {
  constructor(
    private readonly config: AppConfig,
    private readonly live: LiveProgress,
    private readonly withdrawals: SubmissionWithdrawals,
  ) {}

  async execute(
    tx: Tx,
    attempt: LockedAttempt,
    transitions: readonly Transition[],
    now: Date,
    cause: Partial<Cause> = {},
  ): Promise<void> {
    if (changesSeveralAnswers(transitions)) await lockAnswersOf(tx.manager, [attempt.id]);
    for (const transition of transitions) await this.make({ tx, attempt, now, cause }, transition);
    if (transitions.length > 0) this.live.announceAfterCommit(tx, attempt.id);
  }

  private make(context: Context, transition: Transition): Promise<void> {
    switch (transition.do) {
      case 'close':
        return this.close(context, transition);
      case 'leave':
        return this.leave(context, transition);
      case 'open':
        return this.open(context, transition);
      case 'return':
        return this.return(context, transition);
      case 'submit':
        return this.submit(context, transition);
      case 'pause':
        return this.pause(context, transition);
      case 'continue':
        return this.continue(context, transition);
      case 'reopen':
        return this.reopen(context, transition);
    }
  }

  private async close({ tx, attempt }: Context, { questionId, by, at }: TransitionOf<'close'>): Promise<void> {
    await tx.manager.update(Answer, { questionId, closedAt: IsNull() }, { closedAt: at, closedBy: by });
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.CLOSED, questionId, at, closedBy: by }]);
  }

  /** What it has left waits with it. */
  private async leave({ tx, attempt }: Context, { questionId, at }: TransitionOf<'leave'>): Promise<void> {
    await tx.manager.update(Answer, { questionId }, { leftAt: at });
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.LEFT, questionId, at }]);
  }

  private async return({ tx, attempt, now }: Context, { questionId }: TransitionOf<'return'>): Promise<void> {
    await tx.manager.update(Answer, { questionId }, { leftAt: null, visit: () => 'visit + 1' });
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.RETURNED, questionId, at: now }]);
    await this.keep(tx, attempt.id);
  }

  /** The clock of a question starts here, when the server first serves it. */
  private async open({ tx, attempt, now }: Context, { position }: TransitionOf<'open'>): Promise<void> {
    const where = { attemptId: attempt.id, position };
    const { id: questionId } = await tx.manager.findOneOrFail(AttemptQuestion, { select: { id: true }, where });
    if (position === 1) await openLedger(tx.manager, attempt.id, now);
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.OPENED, questionId, at: now }]);
    const times = await timesOf(attempt.id, tx.manager);
    const closesAt = closesIn(times);
    await tx.manager.insert(Answer, { questionId, attemptId: attempt.id, openedAt: now, closesAt });
    await tx.manager.update(Attempt, attempt.id, { position, expiresAt: deadlineIn(times) ?? closesAt });
    await this.checkAt(tx, attempt.id, addSeconds(closesAt, this.config.saveGraceSeconds));
  }

  private async submit({ tx, attempt, cause }: Context, { by, at }: TransitionOf<'submit'>): Promise<void> {
    await tx.manager.update(Attempt, attempt.id, { state: 'submitted', submittedAt: at, submittedBy: by });
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.SUBMITTED, at, closedBy: by, ...cause }]);
    await markCompleted(attempt.invitationId, at, tx.manager);
    tx.publish(new AttemptSubmitted({ attemptId: attempt.id }));
  }

  private async pause({ tx, attempt, cause }: Context, { at }: TransitionOf<'pause'>): Promise<void> {
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.PAUSED, at, ...cause }]);
    await tx.manager.update(Attempt, attempt.id, { pausedAt: at });
  }

  private async continue({ tx, attempt, cause }: Context, { at }: TransitionOf<'continue'>): Promise<void> {
    await appendToLedger(tx.manager, attempt.id, [{ kind: LedgerKind.RESUMED, at, ...cause }]);
    await tx.manager.update(Attempt, attempt.id, { resumesOnReturn: false });
    await this.keep(tx, attempt.id);
  }

  /** Its clock waits for the candidate, who is not there. */
  private async reopen({ tx, attempt, cause }: Context, { questionId, at }: TransitionOf<'reopen'>): Promise<void> {
    const state = stateAfter(attempt.state, 'reopen');
    const open = { state, submittedAt: null, submittedBy: null, pageId: null, pageSeenAt: null, checkAt: null };
    await tx.manager.update(Attempt, attempt.id, { ...open, resumesOnReturn: true });
    const again = { closedAt: null, closedBy: null };
    if (questionId) await tx.manager.update(Answer, { questionId }, again);
    await tx.manager.update(Answer, { attemptId: attempt.id, leftAt: Not(IsNull()) }, again);
    await appendToLedger(tx.manager, attempt.id, [
      { kind: LedgerKind.REOPENED, questionId, at, ...cause },
      { kind: LedgerKind.PAUSED, at },
    ]);
    await keepTimes(tx.manager, attempt.id);
    await this.withdrawals.withdraw(tx, attempt.id);
    await markReopened(attempt.invitationId, attempt.id, tx.manager);
    tx.publish(new AttemptReopened({ attemptId: attempt.id }));
  }

  /** After the ledger moved a deadline: everything that remembers it follows. */
  async keep(tx: Tx, attemptId: string): Promise<void> {
    const times = await keepTimes(tx.manager, attemptId);
    if (times.pausedAt || times.submittedAt) return;
    const open = openQuestionIn(times);
    const due = (open && closeOf(open)) ?? deadlineIn(times);
    if (due) await this.checkAt(tx, attemptId, addSeconds(due, this.config.saveGraceSeconds));
  }

  /** One waiting check an attempt, moved only to come earlier: one that comes too early looks when to come again. */
  async checkAt(tx: Tx, attemptId: string, runAt: Date): Promise<void> {
    await tx.manager.query(waitForCheck, [attemptId, runAt]);
  }
}

/** Saves of the candidate may be on their way to several as well, in the order of their ids. */
function changesSeveralAnswers(transitions: readonly Transition[]): boolean {
  const ended = transitions.filter(({ do: done }) => done === 'close' || done === 'leave');
  return ended.length > 1 || transitions.some(({ do: done }) => ['return', 'continue', 'reopen'].includes(done));
}

function closesIn(times: AttemptTimes): Date {
  const open = openQuestionIn(times);
  const closesAt = open && closeOf(open);
  if (!closesAt) throw new Error('A question that was opened closes at some time.');
  return closesAt;
}

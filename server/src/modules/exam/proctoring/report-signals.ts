import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { lockAttemptOf, AttemptCommands, AttemptNotStarted, validInvitationOf, LiveProgress } from '../attempt';
import type { LockedAttempt } from '../attempt';
import { SaveLimit } from '../answers';
import { isLeftForGood } from './counting.policy';
import { KeepSignals } from './keep-signals';
import type { Reported } from './keep-signals';
import { isInPause } from './pauses.policy';
import type { Pause } from './pauses.policy';
import { latestAwayMsOf, pausesOf, warningsOf, watchedAttemptOf } from './proctor.queries';
import type { ProctorSignalInput, ReportProctorEventsInput } from './proctoring.inputs';
import type { SignalExcuse } from './signal-kind';
import { ViewProctorState } from './view-proctor-state';
import type { ProctorState } from './proctor-state';

/** Takes what a page noticed, from the live page or another one, at once or after a dead line; who stays away past the last warning hands in. */
@Injectable()
export class ReportSignals {
  private readonly limit = new SaveLimit();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly keep: KeepSignals,
    private readonly commands: AttemptCommands,
    private readonly live: LiveProgress,
    private readonly view: ViewProctorState,
  ) {}

  /** @throws ExamUnavailable, AttemptNotStarted, RateLimited */
  async execute(credential: ExamCredential, { events }: ReportProctorEventsInput): Promise<ProctorState> {
    this.limit.admit(credential.invitationId, this.clock.now().getTime());
    return this.unitOfWork.run(async (tx) => {
      await validInvitationOf(credential, tx.manager);
      const attempt = await lockAttemptOf(credential.invitationId, tx.manager);
      if (!attempt) throw new AttemptNotStarted();
      await this.take(tx, attempt, events);
      return this.view.of(credential, attempt.id, tx.manager);
    });
  }

  private async take(tx: Tx, attempt: LockedAttempt, events: readonly ProctorSignalInput[]): Promise<void> {
    const now = this.clock.now();
    const { rules, startedAt, submittedAt } = await watchedAttemptOf(attempt.id, tx.manager);
    const pauses = await pausesOf(attempt.id, tx.manager);
    const reported = events.map((event) => reportedBy(event, { attemptId: attempt.id, startedAt, pauses, now }));
    await this.keep.execute(tx.manager, reported.filter(beganBy(submittedAt)), rules);
    this.live.announceAfterCommit(tx, attempt.id);
    // What came before a pause is decided on after it: while staff hold an exam, nothing ends it but staff.
    if (attempt.state !== 'in-progress' || attempt.pausedAt) return;
    const warnings = await warningsOf(attempt.id, tx.manager);
    const latestAwayMs = await latestAwayMsOf(attempt.id, tx.manager);
    if (isLeftForGood(warnings, latestAwayMs, rules)) await this.commands.end(tx, attempt, {}, 'proctoring');
  }
}

/** Where somebody is after the exam is nobody's business. */
const beganBy =
  (end: Date | null) =>
  ({ startedAt }: Reported): boolean =>
    end === null || startedAt <= end;

interface Circumstances {
  attemptId: string;
  startedAt: Date;
  pauses: readonly Pause[];
  now: Date;
}

/** Nothing happened before the start, and nothing has lasted longer than until now, whatever a page believes. */
function reportedBy(
  event: ProctorSignalInput,
  { attemptId, startedAt, pauses, now: receivedAt }: Circumstances,
): Reported {
  const { id, kind, computerAt, isOver, excuse, warningsSeen } = event;
  const now = receivedAt.getTime();
  const start = new Date(Math.min(Math.max(event.startedAt.getTime(), startedAt.getTime()), now));
  return {
    id,
    attemptId,
    kind,
    computerAt,
    isOver,
    warningsSeen,
    receivedAt,
    excuse: excuseOf(start, excuse ?? null, pauses),
    startedAt: start,
    lastedMs: Math.min(event.lastedMs, now - start.getTime()),
  };
}

/** While staff hold the exam, candidates may go where they like. */
function excuseOf(start: Date, told: SignalExcuse | null, pauses: readonly Pause[]): SignalExcuse | null {
  if (isInPause(start, pauses, told === 'paused')) return 'paused';
  return told === 'paused' ? null : told;
}

import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { MicroBatch, NamedQueries } from '../../../../platform/database';
import { AttemptNotStarted, ExamUnavailable, examStateOf, LiveProgress, readUuid } from '../../attempt';
import { AskForSnapshots } from '../../proctoring';
import type { ExamPulseInput } from '../exam.inputs';
import { messageOf } from '../messages/unread-message';
import { pulses, pulsesValues, touchPage } from './pulse-exam.queries';
import type { Pulse, PulseRow } from './pulse-exam.queries';
import { RecentlySeen } from './recently-seen';
import type { ExamPulse } from './exam-pulse';

/** The sign of life of an open page, every few seconds. What one turn of the event loop brings shares one round trip. */
@Injectable()
export class PulseExam {
  private readonly seen = new RecentlySeen();
  private readonly batch: MicroBatch<Pulse, PulseRow>;

  constructor(
    private readonly clock: Clock,
    private readonly queries: NamedQueries,
    private readonly live: LiveProgress,
    private readonly snapshots: AskForSnapshots,
  ) {
    this.batch = new MicroBatch({
      keyOf: ({ invitationId }) => invitationId,
      run: (given) => queries.query<PulseRow>(pulses, pulsesValues(given, clock.now())),
    });
  }

  /** @throws ExamUnavailable, AttemptNotStarted */
  async execute({ invitationId, tokenVersion }: ExamCredential, input: ExamPulseInput): Promise<ExamPulse> {
    const row = await this.batch.add({ invitationId, tokenVersion, pageId: readUuid(input.pageId, 'pageId') });
    const now = this.clock.now();
    if (!row.isTokenValid) throw new ExamUnavailable({ reason: 'REVOKED' });
    if (row.attemptId === null) throw new AttemptNotStarted();
    const { state, isLivePage, questionId, closesAt, isPaused, sittingEndsAt: endsAt, message } = row;
    const { attemptId, nextSnapshotAt, snapshotDueId } = row;
    if (row.isMissed) await this.queries.query(touchPage, [attemptId, input.pageId, now]);
    const isSitting = isLivePage && state === 'in-progress';
    if (isSitting && this.seen.isNews(attemptId, now.getTime())) void this.live.announce(attemptId);
    const plan = { attemptId, nextSnapshotAt, snapshotDueId };
    return {
      serverNow: now,
      state: examStateOf(state),
      isLivePage,
      questionId,
      closesAt,
      isPaused,
      sittingEndsAt: endsAt,
      snapshotDue: isSitting && !isPaused ? await this.snapshots.dueOf(plan, now) : null,
      durationSeconds: row.durationSeconds ?? 0,
      addedSeconds: row.addedSeconds ?? 0,
      message: messageOf(message),
    };
  }
}

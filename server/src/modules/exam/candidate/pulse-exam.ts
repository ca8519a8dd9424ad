import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { NamedQueries } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import {
  isOpenAnswer,
  sittingEndsAt,
  AttemptNotStarted,
  ExamUnavailable,
  examStateOf,
  LiveProgress,
  readUuid,
} from '../attempt';
import type { AttemptState } from '../attempt';
import type { ExamMessageNode } from './messages/exam-message.type';
import { messageOf, unreadMessage } from './messages/unread-message';
import type { ExamPulseInput } from './exam.inputs';
import type { ExamPulseNode } from './exam-pulse.type';
import { AskForSnapshots } from '../proctoring';
import { RecentlySeen } from './recently-seen';

interface PulseRow {
  isTokenValid: boolean;
  attemptId: string | null;
  state: AttemptState;
  isLivePage: boolean;
  questionId: string | null;
  closesAt: Date | null;
  nextSnapshotAt: Date | null;
  snapshotDueId: string | null;
  durationSeconds: number | null;
  addedSeconds: number | null;
  isPaused: boolean;
  sittingEndsAt: Date | null;
  message: ExamMessageNode | null;
}

/** Touches the attempt only for its live page, and tells everybody how the attempt stands; one round trip. */
const pulse: NamedStatement = {
  name: 'exam-pulse',
  text: `with touched as (
      update attempts set page_seen_at = $4 where invitation_id = $1 and page_id = $3 and state = 'in-progress'
    )
    select i.revoked_at is null and i.token_version = $2 as "isTokenValid", t.id as "attemptId", t.state,
      coalesce(t.page_id = $3, false) as "isLivePage", a.question_id as "questionId", a.closes_at as "closesAt",
      q.duration_seconds as "durationSeconds", q.added_seconds as "addedSeconds",
      t.next_snapshot_at as "nextSnapshotAt", t.snapshot_due_id as "snapshotDueId",
      t.paused_at is not null as "isPaused", ${sittingEndsAt('t')} as "sittingEndsAt",
      ${unreadMessage('t.id')} as message
    from invitations i
    left join attempts t on t.invitation_id = i.id
    left join answers a on a.attempt_id = t.id and ${isOpenAnswer('a')}
    left join attempt_questions q on q.id = a.question_id
    where i.id = $1`,
};

/** The sign of life of an open page, every few seconds. */
@Injectable()
export class PulseExam {
  private readonly seen = new RecentlySeen();

  constructor(
    private readonly clock: Clock,
    private readonly queries: NamedQueries,
    private readonly live: LiveProgress,
    private readonly snapshots: AskForSnapshots,
  ) {}

  /** @throws ExamUnavailable, AttemptNotStarted */
  async execute({ invitationId, tokenVersion }: ExamCredential, input: ExamPulseInput): Promise<ExamPulseNode> {
    const now = this.clock.now();
    const values = [invitationId, tokenVersion, readUuid(input.pageId, 'pageId'), now];
    const [row] = await this.queries.query<PulseRow>(pulse, values);
    if (!row?.isTokenValid) throw new ExamUnavailable({ reason: 'REVOKED' });
    if (row.attemptId === null) throw new AttemptNotStarted();
    const { state, isLivePage, questionId, closesAt, isPaused, sittingEndsAt: endsAt, message } = row;
    const { attemptId, nextSnapshotAt, snapshotDueId } = row;
    const isSitting = isLivePage && state === 'in-progress';
    const isSeen = isSitting && this.seen.isNews(attemptId, now.getTime());
    const plan = { attemptId, nextSnapshotAt, snapshotDueId };
    if (isSeen) await this.live.announce(attemptId);
    return {
      ...{ serverNow: now, state: examStateOf(state), isLivePage, questionId, closesAt, isPaused },
      sittingEndsAt: endsAt,
      snapshotDue: isSitting && !isPaused ? await this.snapshots.dueOf(plan, now) : null,
      durationSeconds: row.durationSeconds ?? 0,
      addedSeconds: row.addedSeconds ?? 0,
      message: messageOf(message),
    };
  }
}

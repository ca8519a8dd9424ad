import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AttemptNotFound } from '../exam.errors';
import { grantedSeconds } from '../time.policy';
import { closeOf, deadlineIn, foldLedger, isLeft } from './fold-ledger';
import type { AttemptTimes, QuestionTime } from './fold-ledger';
import { LedgerKind } from './time-ledger-entry.entity';
import type { TimeLedgerEntry } from './time-ledger-entry.entity';
import { ledgerOf } from './time-ledger.queries';
import type { ShownLedgerEntry, ShownQuestionTime, ShownLedger } from './shown-ledger';

/** Where the time of an attempt went, for staff. */
@Injectable()
export class ExplainTime {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  /** @throws AttemptNotFound also when it is there, but not for this viewer. */
  async execute(viewer: Viewer, attemptId: string): Promise<ShownLedger> {
    const positions = await this.positions(viewer, attemptId);
    const ledger = await ledgerOf(attemptId, this.dataSource.manager);
    const times = foldLedger(ledger);
    const isReviewed = times.submittedAt !== null;
    const now = this.clock.now();
    const entries = isReviewed ? ledger.filter(isForReviewers) : ledger;
    const positionOf = (id: string | null) => (id === null ? null : (positions[id] ?? null));
    return {
      expiresAt: deadlineIn(times),
      questions: [...times.questions.values()].map((question) => ({
        ...explained(question, times, now),
        ...(isReviewed && { baseSeconds: null }),
        position: positions[question.questionId] ?? 0,
      })),
      entries: entries.map((entry) => shown(entry, positionOf(entry.questionId))),
    };
  }

  private async positions(viewer: Viewer, attemptId: string): Promise<Record<string, number>> {
    if (!isUUID(attemptId)) throw new AttemptNotFound();
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const text = `
      select (select jsonb_object_agg(q.id, q.position) from attempt_questions q where q.attempt_id = t.id) as positions
      from attempts t where t.id = $1 and ${sql}`;
    const [found] = await this.dataSource.query<{ positions: Record<string, number> }[]>(text, [attemptId, ...params]);
    if (!found) throw new AttemptNotFound();
    return found.positions;
  }
}

function shown(entry: TimeLedgerEntry, position: number | null): ShownLedgerEntry {
  const { number, kind, at, seconds, percent, closedBy, reasonCode, note, actorName } = entry;
  return { number, kind, at, position, seconds, percent, closedBy, reasonCode, note, actorName };
}

/** Neither how much extra time there was, nor by subtraction. */
function isForReviewers({ kind }: TimeLedgerEntry): boolean {
  return kind !== LedgerKind.EXTRA_PERCENT && kind !== LedgerKind.BASE;
}

function explained(
  question: QuestionTime,
  { pausedAt, submittedAt }: AttemptTimes,
  now: Date,
): Omit<ShownQuestionTime, 'position'> {
  const { baseSeconds, percent, addedSeconds, openedAt, closedAt, leftAt, stoppedMs } = question;
  const until = leftAt ?? closedAt ?? pausedAt ?? submittedAt ?? now;
  const usedMs = openedAt ? until.getTime() - openedAt.getTime() - stoppedMs : 0;
  const standsSince = openedAt && (leftAt ?? (closedAt ? null : pausedAt));
  const standingMs = standsSince ? (closedAt ?? now).getTime() - standsSince.getTime() : 0;
  return {
    baseSeconds,
    addedSeconds,
    openedAt,
    closedAt,
    grantedSeconds: grantedSeconds(baseSeconds, percent),
    stoppedSeconds: Math.round((stoppedMs + standingMs) / 1000),
    usedSeconds: Math.round(usedMs / 1000),
    closesAt: isLeft(question) ? null : closeOf(question),
  };
}

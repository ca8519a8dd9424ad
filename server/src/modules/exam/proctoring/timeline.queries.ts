import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ProctoringSettings } from '../../assessments';
import type { AttemptState, ClosedBy } from '../attempt';
import type { ContentLanguage } from '../../questions';
import type { FaceHint } from './proctor-snapshot.entity';
import type { ShownProctorSignal, ShownProctorEvent, ProctorRate, TimelineQuestion } from './proctor-timeline';

export interface TimelineAttempt {
  id: string;
  assessmentId: string;
  state: AttemptState;
  submittedBy: ClosedBy | null;
  startedAt: Date;
  submittedAt: Date | null;
  rules: ProctoringSettings;
  consentVersion: string | null;
  consentLanguage: ContentLanguage | null;
  consentedAt: Date | null;
}

export interface SnapshotRow {
  id: string;
  askedAt: Date;
  takenAt: Date | null;
  faces: FaceHint | null;
  hasFile: boolean;
}

type EventRow = Omit<ShownProctorEvent, 'signals'>;
type SignalRow = ShownProctorSignal & { eventId: string };

const events = `
  select e.id, e.kind, e.started_at as "startedAt", e.ended_at as "endedAt", round(e.away_ms / 1000.0)::int as "awaySeconds",
    e.counted_as as "countedAs", e.is_forgiven as "isForgiven", e.candidate_note as "candidateNote", e.verdict,
    e.verdict_note as "verdictNote", u.name as "reviewedByName", e.reviewed_at as "reviewedAt",
    (select q.position from time_ledger l join attempt_questions q on q.id = l.question_id
     where l.attempt_id = e.attempt_id and l.kind in ('opened', 'returned') and l.at <= e.started_at
     order by l.number desc limit 1) as position
  from proctor_events e left join users u on u.id = e.reviewed_by
  where e.attempt_id = $1 order by e.started_at, e.id`;

const signals = `
  select id, event_id as "eventId", kind, started_at as "startedAt", computer_at as "computerAt",
    received_at as "receivedAt", lasted_ms as "lastedMs", excuse
  from proctor_signals where attempt_id = $1 order by started_at, id`;

const snapshots = `
  select s.id, s.asked_at as "askedAt", s.taken_at as "takenAt", s.faces,
    coalesce(f.finished_at is not null, false) as "hasFile"
  from proctor_snapshots s left join stored_files f on f.id = s.file_id
  where s.attempt_id = $1 order by s.asked_at`;

/** Each visit of its own: from where a question was opened or returned to, to where it was left or closed. */
const questions = `
  select q.position, l.at as "openedAt", coalesce((
    select away.at from time_ledger away
    where away.attempt_id = l.attempt_id and away.question_id = l.question_id and away.kind = 'left' and away.number > l.number
    order by away.number limit 1), a.closed_at) as "closedAt"
  from time_ledger l join attempt_questions q on q.id = l.question_id join answers a on a.question_id = q.id
  where l.attempt_id = $1 and l.kind in ('opened', 'returned') order by l.number`;

/** Only attempts that were still kept when somebody asks: what was deleted would look like nothing. */
const rates = `
  with others as (
    select t.id from attempts t where t.assessment_id = $2 and t.id <> $1 and t.submitted_at is not null
  )
  select own.kind, own.count, (select count(*)::int from others) as "sittingCount",
    (select count(distinct e.attempt_id)::int from proctor_events e join others o on o.id = e.attempt_id
     where e.kind = own.kind) as "sittingsWith"
  from (select kind, count(*)::int as count from proctor_events where attempt_id = $1 group by kind) own
  order by own.count desc, own.kind`;

@Injectable()
export class TimelineQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  async attempt(viewer: Viewer, attemptId: string): Promise<TimelineAttempt | null> {
    if (!isUUID(attemptId)) return null;
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const text = `
      select t.id, t.assessment_id as "assessmentId", t.state, t.submitted_by as "submittedBy",
        t.started_at as "startedAt", t.submitted_at as "submittedAt", t.settings -> 'proctoring' as rules,
        t.consent_version as "consentVersion", t.consent_language as "consentLanguage", t.consented_at as "consentedAt"
      from attempts t where t.id = $1 and ${sql}`;
    const [attempt] = await this.dataSource.query<TimelineAttempt[]>(text, [attemptId, ...params]);
    return attempt ?? null;
  }

  async events(attemptId: string): Promise<ShownProctorEvent[]> {
    const rows = await this.dataSource.query<EventRow[]>(events, [attemptId]);
    const all = await this.dataSource.query<SignalRow[]>(signals, [attemptId]);
    return rows.map((row) => ({ ...row, signals: all.filter(({ eventId }) => eventId === row.id) }));
  }

  snapshots(attemptId: string): Promise<SnapshotRow[]> {
    return this.dataSource.query<SnapshotRow[]>(snapshots, [attemptId]);
  }

  questions(attemptId: string): Promise<TimelineQuestion[]> {
    return this.dataSource.query<TimelineQuestion[]>(questions, [attemptId]);
  }

  rates({ id, assessmentId }: TimelineAttempt): Promise<ProctorRate[]> {
    return this.dataSource.query<ProctorRate[]>(rates, [id, assessmentId]);
  }
}

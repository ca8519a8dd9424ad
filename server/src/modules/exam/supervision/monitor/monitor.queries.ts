import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { isOpenAnswer, AttemptNotFound, examStateOf } from '../../attempt';
import type { AttemptState } from '../../attempt';
import type { MonitoredAttemptNode } from './monitored-attempt.type';

/** More sittings of one assessment than a screen can be watched with. */
export const MOST_MONITORED = 500;

export interface OwnedMonitored {
  owner: { id: string; role: Role };
  attempt: MonitoredAttemptNode;
}

type Row = Omit<MonitoredAttemptNode, 'state' | 'serverNow'> & {
  state: AttemptState;
  ownerId: string;
  ownerRole: Role;
};

const monitored = `
  select t.id as "attemptId", t.invitation_id as "invitationId", t.candidate_id as "candidateId",
    rtrim(concat_ws(' ', c.first_name, c.last_name)) as "candidateName", c.email as "candidateEmail",
    t.assessment_id as "assessmentId", t.settings ->> 'title' as "assessmentTitle", t.state, t.position,
    t.question_count as "questionCount", t.started_at as "startedAt", a.closes_at as "questionClosesAt",
    t.expires_at as "expiresAt", coalesce(t.page_seen_at, t.started_at) as "lastSeenAt", t.submitted_at as "submittedAt",
    t.submitted_by as "submittedBy", t.paused_at as "pausedAt", t.resumes_on_return as "resumesOnReturn",
    q.position as "openPosition", q.duration_seconds as "questionDurationSeconds", t.extra_time_percent as "extraTimePercent",
    (select coalesce(sum(l.seconds), 0)::int from time_ledger l where l.attempt_id = t.id and l.kind = 'added') as "addedSeconds",
    exists (select from time_ledger l where l.attempt_id = t.id and l.kind = 'reopened') as "wasReopened",
    (select count(*)::int from attempt_messages m where m.attempt_id = t.id and m.read_at is null) as "unreadMessages",
    (select count(*)::int from proctor_events e where e.attempt_id = t.id and e.verdict is distinct from 'dismissed') as incidents,
    t.owner_id as "ownerId", owner.role as "ownerRole"
  from attempts t
  join candidates c on c.id = t.candidate_id
  join users owner on owner.id = t.owner_id
  left join answers a on a.attempt_id = t.id and ${isOpenAnswer('a')}
  left join attempt_questions q on q.id = a.question_id`;

/** Attempts as the monitor shows them, whoever asks: the scope is decided before. */
@Injectable()
export class MonitorQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Who sits now first, then who handed in last. */
  async ofAssessment(assessmentId: string): Promise<MonitoredAttemptNode[]> {
    const order = `order by t.state = 'in-progress' desc, coalesce(t.submitted_at, t.started_at) desc, t.id`;
    const sql = `${monitored} where t.assessment_id = $1 ${order} limit ${MOST_MONITORED}`;
    return (await this.read(sql, [assessmentId])).map(({ attempt }) => attempt);
  }

  ofAttempts(attemptIds: readonly string[]): Promise<OwnedMonitored[]> {
    return this.read(`${monitored} where t.id = any($1::uuid[])`, [attemptIds]);
  }

  /** @throws AttemptNotFound */
  async one(attemptId: string): Promise<MonitoredAttemptNode> {
    const [found] = await this.ofAttempts([attemptId]);
    if (!found) throw new AttemptNotFound();
    return found.attempt;
  }

  private async read(sql: string, params: unknown[]): Promise<OwnedMonitored[]> {
    const rows = await this.dataSource.query<Row[]>(sql, params);
    const serverNow = this.clock.now();
    return rows.map(({ ownerId, ownerRole, state, ...rest }) => ({
      owner: { id: ownerId, role: ownerRole },
      attempt: { ...rest, state: examStateOf(state), serverNow },
    }));
  }
}

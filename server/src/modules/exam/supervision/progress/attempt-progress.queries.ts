import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Role, Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { isOpenAnswer, examStateOf } from '../../attempt';
import type { AttemptProgressNode } from './attempt-progress.type';
import type { AttemptState } from '../../attempt';

/** A dashboard shows a screenful; more than this many sittings at once are counted elsewhere. */
const MOST_LIVE = 200;

export interface OwnedProgress {
  owner: { id: string; role: Role };
  progress: AttemptProgressNode;
}

type ProgressRow = Omit<AttemptProgressNode, 'state' | 'serverNow'> & {
  state: AttemptState;
  ownerId: string;
  ownerRole: Role;
};

const progress = `
  select t.id as "attemptId", t.invitation_id as "invitationId", t.candidate_id as "candidateId",
    rtrim(concat_ws(' ', c.first_name, c.last_name)) as "candidateName", t.assessment_id as "assessmentId",
    t.settings ->> 'title' as "assessmentTitle", t.state, t.position, t.question_count as "questionCount",
    t.started_at as "startedAt", a.closes_at as "questionClosesAt", t.paused_at as "pausedAt", t.expires_at as "expiresAt",
    coalesce(t.page_seen_at, t.started_at) as "lastSeenAt", t.submitted_at as "submittedAt", t.owner_id as "ownerId", owner.role as "ownerRole"
  from attempts t
  join candidates c on c.id = t.candidate_id
  join users owner on owner.id = t.owner_id
  left join answers a on a.attempt_id = t.id and ${isOpenAnswer('a')}`;

@Injectable()
export class AttemptProgressQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  /** Attempts of the viewer's scope in which somebody sits now, the newest first. */
  async inProgress(viewer: Viewer): Promise<AttemptProgressNode[]> {
    const scope = this.scope.sql(viewer, 't.owner_id');
    const sql = `${progress} where t.state = 'in-progress' and ${scope.sql} order by t.started_at desc limit ${MOST_LIVE}`;
    return (await this.read(sql, scope.params)).map((row) => row.progress);
  }

  ofAttempts(attemptIds: readonly string[]): Promise<OwnedProgress[]> {
    return this.read(`${progress} where t.id = any($1::uuid[])`, [attemptIds]);
  }

  ofInvitations(invitationIds: readonly string[]): Promise<OwnedProgress[]> {
    return this.read(`${progress} where t.invitation_id = any($1::uuid[])`, [invitationIds]);
  }

  private async read(sql: string, params: unknown[]): Promise<OwnedProgress[]> {
    const rows = await this.dataSource.query<ProgressRow[]>(sql, params);
    const serverNow = this.clock.now();
    return rows.map(({ ownerId, ownerRole, state, ...rest }) => ({
      owner: { id: ownerId, role: ownerRole },
      progress: { ...rest, state: examStateOf(state), serverNow },
    }));
  }
}

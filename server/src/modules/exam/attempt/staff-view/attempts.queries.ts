import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Role, Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import type { ConnectionOf, LongPageArgs } from '../../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../../platform/listing';
import type { ListOrder } from '../../../../platform/listing';
import { toContact } from '../../../candidates';
import { isOpenAnswer } from '../answer.queries';
import type { AttemptState } from '../attempt.machine';
import { AttemptNotFound } from '../exam.errors';
import { examStateOf } from '../exam-state';
import type { ShownAttempt } from './shown-attempt';

const newestFirst: ListOrder = { key: 't.started_at', type: 'timestamptz', isDescending: true };

/** Who sits now before everybody else, as if they had begun three thousand years later. */
const runningFirst: ListOrder = {
  key: `(extract(epoch from coalesce(t.submitted_at, t.started_at)) + case when t.state = 'in-progress' then 1e11 else 0 end)`,
  type: 'numeric',
  isDescending: true,
};

export interface OwnedAttempt {
  owner: { id: string; role: Role };
  attempt: ShownAttempt;
}

type Row = Omit<ShownAttempt, 'state' | 'serverNow' | 'candidate'> & {
  candidateId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  state: AttemptState;
  ownerId: string;
  ownerRole: Role;
};

const attempts = `
  select t.id, t.invitation_id as "invitationId", t.assessment_id as "assessmentId", t.candidate_id as "candidateId",
    c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, t.language, t.state, t.position,
    t.question_count as "questionCount", t.extra_time_percent as "extraTimePercent", t.started_at as "startedAt",
    t.paused_at as "pausedAt", t.resumes_on_return as "resumesOnReturn", a.closes_at as "questionClosesAt",
    t.expires_at as "expiresAt", coalesce(t.page_seen_at, t.started_at) as "lastSeenAt",
    t.submitted_at as "submittedAt", t.submitted_by as "submittedBy",
    t.answers_forgotten_at as "answersForgottenAt", t.owner_id as "ownerId", owner.role as "ownerRole"
  from attempts t
  join candidates c on c.id = t.candidate_id
  join users owner on owner.id = t.owner_id
  left join answers a on a.attempt_id = t.id and ${isOpenAnswer('a')}`;

/** Attempts as staff see them. */
@Injectable()
export class AttemptsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
  ) {}

  /** @throws AttemptNotFound also when it is there, but not for this viewer. */
  async find(viewer: Viewer, attemptId: string): Promise<ShownAttempt> {
    const [found] = isUUID(attemptId) ? await this.ofIds([attemptId]) : [];
    if (!found || !this.scope.canSee(viewer, found.owner)) throw new AttemptNotFound();
    return found.attempt;
  }

  /** Without regard to the scope. @throws AttemptNotFound */
  async one(attemptId: string): Promise<ShownAttempt> {
    const [found] = await this.ofIds([attemptId]);
    if (!found) throw new AttemptNotFound();
    return found.attempt;
  }

  /** Of the viewer's scope, in which somebody sits now, the newest first. */
  inProgress(viewer: Viewer, args: LongPageArgs): Promise<ConnectionOf<ShownAttempt>> {
    const conditions = new ListConditions().add(this.scope.sql(viewer, 't.owner_id')).equals('t.state', 'in-progress');
    return this.page(conditions, newestFirst, args);
  }

  /** Who sits now first, then who handed in last; whoever asks may see the assessment. */
  ofAssessment(assessmentId: string, args: LongPageArgs): Promise<ConnectionOf<ShownAttempt>> {
    return this.page(new ListConditions().equals('t.assessment_id', assessmentId), runningFirst, args);
  }

  ofIds(attemptIds: readonly string[]): Promise<OwnedAttempt[]> {
    return this.read('where t.id = any($1::uuid[])', [attemptIds]);
  }

  ofInvitations(invitationIds: readonly string[]): Promise<OwnedAttempt[]> {
    return this.read('where t.invitation_id = any($1::uuid[])', [invitationIds]);
  }

  private async page(conditions: ListConditions, order: ListOrder, args: LongPageArgs) {
    const page = await pageOfIds(this.dataSource, 'attempts t', conditions, order, args);
    const read = async (ids: string[]) => (await this.ofIds(ids)).map(({ attempt }) => attempt);
    return connectionOfIds(page, args.after, read);
  }

  private async read(where: string, params: unknown[]): Promise<OwnedAttempt[]> {
    const rows = await this.dataSource.query<Row[]>([attempts, where].join(' '), params);
    const serverNow = this.clock.now();
    return rows.map(({ ownerId, ownerRole, state, candidateId: id, firstName, lastName, email, phone, ...rest }) => ({
      owner: { id: ownerId, role: ownerRole },
      attempt: {
        ...rest,
        candidate: toContact({ id, firstName, lastName, email, phone }),
        state: examStateOf(state),
        serverNow,
      },
    }));
  }
}

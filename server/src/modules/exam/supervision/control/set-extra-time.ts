import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { Staff } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/errors';
import { DecideAccommodation } from '../../accommodation';
import { InvitationNotFound, Invitations } from '../../../candidates';
import type { Invitation } from '../../../candidates';
import {
  lockAttemptOf,
  AttemptEnded,
  CandidateNudges,
  LiveProgress,
  ApplyTransitions,
  LedgerKind,
  appendToLedger,
  MOST_EXTRA_PERCENT,
} from '../../attempt';
import type { LockedAttempt } from '../../attempt';
import type { SetExtraTimeInput } from './control.inputs';

export const INVITATION_EXTRA_TIME = auditAction('invitation.extra-time');
const DECLINE = auditAction('invitation.decline-accommodation');

interface Accommodated {
  percent: number;
  label: string;
}

/** What one candidate gets on top of each question, before they begin or while they sit; giving it answers what they asked for. */
@Injectable()
export class SetExtraTime {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly transitions: ApplyTransitions,
    private readonly live: LiveProgress,
    private readonly invitations: Invitations,
    private readonly requests: DecideAccommodation,
    private readonly nudges: CandidateNudges,
  ) {}

  /** @throws InvitationNotFound, AttemptEnded, InvalidInput */
  async execute({ viewer, origin: place }: Staff, { invitationId, percent }: SetExtraTimeInput): Promise<Invitation> {
    if (percent < 0) throw InvalidInput.at('percent', 'min', { min: 0 });
    if (percent > MOST_EXTRA_PERCENT) throw InvalidInput.at('percent', 'max', { max: MOST_EXTRA_PERCENT });
    if (!isUUID(invitationId)) throw new InvitationNotFound();
    const isDone = () => this.unitOfWork.run((tx) => this.change(tx, { viewer, origin: place }, invitationId, percent));
    // A start that came between the two looks is seen by the next try: the attempt is always locked first.
    while (!(await isDone()));
    return this.node(invitationId);
  }

  /** What was asked for cannot be given. Again, it changes nothing. @throws InvitationNotFound */
  async decline({ viewer, origin }: Staff, invitationId: string): Promise<Invitation> {
    if (!isUUID(invitationId)) throw new InvitationNotFound();
    await this.unitOfWork.run(async (tx) => {
      const { label } = await this.find(tx, viewer, invitationId);
      if (!(await this.requests.execute(tx, viewer, invitationId, false))) return;
      const object = { type: 'invitation', id: invitationId, label };
      await this.audit.record(tx, { by: viewer, origin, action: DECLINE, object });
    });
    return this.node(invitationId);
  }

  private async node(invitationId: string): Promise<Invitation> {
    const invitation = await this.invitations.byId(invitationId);
    if (!invitation) throw new InvitationNotFound();
    return invitation;
  }

  private async change(
    tx: Tx,
    { viewer, origin: place }: Staff,
    invitationId: string,
    percent: number,
  ): Promise<boolean> {
    const attempt = await lockAttemptOf(invitationId, tx.manager);
    const before = await this.find(tx, viewer, invitationId);
    if (!attempt && (await isBegun(invitationId, tx.manager))) return false;
    if (before.percent !== percent) {
      if (attempt) await this.give(tx, attempt, viewer, percent);
      await tx.manager.query('update invitations set extra_time_percent = $2 where id = $1', [invitationId, percent]);
    }
    const isAnswer = await this.requests.execute(tx, viewer, invitationId, true);
    if (before.percent === percent && !isAnswer) return true;
    const object = { type: 'invitation', id: invitationId, label: `${before.label} · ${percent} %` };
    await this.audit.record(tx, { by: viewer, origin: place, action: INVITATION_EXTRA_TIME, object });
    return true;
  }

  private async give(tx: Tx, attempt: LockedAttempt, viewer: Viewer, percent: number): Promise<void> {
    if (attempt.state !== 'in-progress') throw new AttemptEnded();
    const { userId: actorId, name: actorName } = viewer;
    const entry = { kind: LedgerKind.EXTRA_PERCENT, at: this.clock.now(), percent, actorId, actorName };
    await appendToLedger(tx.manager, attempt.id, [entry]);
    await this.transitions.keep(tx, attempt.id);
    this.live.announceAfterCommit(tx, attempt.id);
    this.nudges.nudgeAfterCommit(tx, attempt.invitationId);
  }

  private async find({ manager }: Tx, viewer: Viewer, invitationId: string): Promise<Accommodated> {
    const { sql, params } = this.scope.sql(viewer, 'i.owner_id', 2);
    const text = [
      `select i.extra_time_percent as percent, a.title || ' · ' || c.email as label`,
      'from invitations i join assessments a on a.id = i.assessment_id join candidates c on c.id = i.candidate_id',
      `where i.id = $1 and ${sql} for no key update of i`,
    ];
    const [found] = await manager.query<Accommodated[]>(text.join(' '), [invitationId, ...params]);
    if (!found) throw new InvitationNotFound();
    return found;
  }
}

/** Without a lock: the invitation is held by now, and the attempt comes before it. */
async function isBegun(invitationId: string, manager: EntityManager): Promise<boolean> {
  return (await manager.query<unknown[]>('select from attempts where invitation_id = $1', [invitationId])).length > 0;
}

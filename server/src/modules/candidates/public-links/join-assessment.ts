import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Audit, auditAction } from '../../../platform/audit';
import type { Place } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Throttle } from '../../../platform/throttle';
import { Assessment, unavailability } from '../../assessments';
import { Credits, NotEnoughRequests } from '../../identity';
import { PublicLinkClosed, PublicLinkNotFound } from '../candidates.errors';
import { InvitationSent } from '../candidates.events';
import { ExamLinks } from '../exam-links';
import { mayResend } from '../invitation-life/invitation-life.policy';
import { Invitation } from '../invitation.entity';
import type { CandidateDetails } from '../list/check-candidate';
import { addInvitationMails } from '../mail-invitations';
import { readCandidate } from '../read-invitees';
import { invitationByEmail, joinAsCandidate } from './join.queries';
import type { Terms } from './join.queries';
import { PublicLink } from './public-link.entity';
import type { JoinAssessmentInput } from './public-link.inputs';
import { stateOfLink } from './public-link.policy';
import type { JoinedAssessmentNode } from './public-link.type';

const JOIN = auditAction('public-link.join');
const HOUR = 3_600;
const mailed: JoinedAssessmentNode = { outcome: 'MAILED', examUrl: null };

/** Somebody invites themselves by a public link. Who holds the link's row lock decides about the last place. */
@Injectable()
export class JoinAssessment {
  private readonly fromPlace: Throttle;
  private readonly forEmail: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly credits: Credits,
    private readonly links: ExamLinks,
    private readonly audit: Audit,
  ) {
    // A whole room of applicants may share one address; one person does not try a hundred times.
    this.fromPlace = new Throttle(dataSource, { name: 'join-place', points: 200, seconds: HOUR });
    this.forEmail = new Throttle(dataSource, { name: 'join-email', points: 5, seconds: HOUR });
  }

  /** @throws RateLimited, InvalidInput, PublicLinkNotFound, PublicLinkClosed */
  async execute(input: JoinAssessmentInput, at: Place): Promise<JoinedAssessmentNode> {
    await this.fromPlace.count(at.ip ?? '');
    const person = readCandidate(input);
    await this.forEmail.count(input.code, person.email);
    const first = await this.unitOfWork.run((tx) => this.join(tx, input.code, person, at));
    // Invited by staff in that very moment: the second look finds the invitation.
    return first ?? (await this.unitOfWork.run((tx) => this.join(tx, input.code, person, at))) ?? mailed;
  }

  private async join(tx: Tx, code: string, person: CandidateDetails, at: Place): Promise<JoinedAssessmentNode | null> {
    const { manager } = tx;
    const link = await manager.findOne(PublicLink, { where: { code }, lock: { mode: 'pessimistic_write' } });
    if (!link) throw new PublicLinkNotFound();
    const now = this.clock.now();
    const terms = await this.termsOf(manager, link, now);
    const known = await invitationByEmail(manager, link.assessmentId, person.email);
    if (known) return this.mailAgain(tx, known, now);
    await this.takeRequest(tx, terms.invitedBy);
    const invitation = await joinAsCandidate(manager, terms, person);
    if (!invitation) return null;
    await manager.increment(PublicLink, { id: link.id }, 'joinedCount', 1);
    await addInvitationMails(tx, [invitation.id]);
    tx.publish(new InvitationSent({ invitationId: invitation.id }));
    const object = { type: 'invitation', id: invitation.id, label: person.email };
    await this.audit.record(tx, { by: null, at, action: JOIN, object });
    return { outcome: 'JOINED', examUrl: this.links.url(invitation) };
  }

  /** @throws PublicLinkClosed, for those who are known as for anybody: nobody learns who has joined. */
  private async termsOf(manager: EntityManager, link: PublicLink, invitedAt: Date): Promise<Terms> {
    const state = stateOfLink(link, invitedAt);
    if (state !== 'OPEN') throw new PublicLinkClosed({ reason: state });
    const assessment = await manager.findOneByOrFail(Assessment, { id: link.assessmentId });
    const { id: assessmentId, ownerId, configuration } = assessment;
    const reason = unavailability(assessment, invitedAt);
    if (reason === 'INACTIVE' || reason === 'CLOSED') throw new PublicLinkClosed({ reason: 'CLOSED' });
    const { extraTimePercent } = configuration;
    return { ownerId, assessmentId, invitedBy: link.createdBy ?? ownerId, extraTimePercent, invitedAt };
  }

  /** How many requests are left is nobody's business out there. */
  private async takeRequest(tx: Tx, userId: string): Promise<void> {
    try {
      await this.credits.take(tx, userId, 1);
    } catch (error) {
      throw error instanceof NotEnoughRequests ? new PublicLinkClosed({ reason: 'FULL' }) : error;
    }
  }

  /** To the address and to nobody who only knows it; a revoked, expired or completed one stays what it is. */
  private async mailAgain(tx: Tx, invitationId: string, now: Date): Promise<JoinedAssessmentNode> {
    const invitation = await tx.manager.findOneByOrFail(Invitation, { id: invitationId });
    if (!mayResend(invitation, now)) return mailed;
    await tx.manager.update(Invitation, { id: invitationId }, { mailId: null, mailedAt: now });
    await addInvitationMails(tx, [invitationId]);
    return mailed;
  }
}

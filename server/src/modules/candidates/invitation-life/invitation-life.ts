import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import type { Tx } from '../../../platform/database';
import { Assessment } from '../../assessments';
import { InvitationExpired, InvitationReissued, InvitationRevoked } from '../candidates.events';
import type { Invitation } from '../invitation.entity';
import { addInvitationMails } from '../invitation-mail/mail-invitations';
import { ChangeInvitations } from './change-invitations';
import type { AlongWithChange, ChangedInvitations } from './change-invitations';
import { isExpired, mayChangeWindow, mayReissue, mayResend, mayRevoke } from './invitation-life.policy';
import type { InvitationsInput, ReissueInvitationsInput, SetInvitationWindowInput } from './invitation-life.inputs';
import { assertFits } from './invitation-window.policy';
import type { InvitationWindow } from './invitation-window.policy';

const INVITATION_RESEND = auditAction('invitation.resend');
const INVITATION_REVOKE = auditAction('invitation.revoke');
const INVITATION_REISSUE = auditAction('invitation.reissue');
const INVITATION_WINDOW = auditAction('invitation.window');

/** What staff do with invitations that were sent. None of it takes a request: that was taken by inviting. */
@Injectable()
export class InvitationLife {
  constructor(private readonly invitations: ChangeInvitations) {}

  /** The same link once more; also by mail to those whom a program wanted to tell itself, for now a person asks for it. */
  resend(staff: Staff, { invitationIds }: InvitationsInput): Promise<ChangedInvitations> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_RESEND,
      mayApply: mayResend,
      apply: markToBeMailed,
      also: mailAll,
    });
  }

  /** With what goes along in the same transaction. */
  revoke(staff: Staff, { invitationIds }: InvitationsInput, along?: AlongWithChange): Promise<ChangedInvitations> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_REVOKE,
      mayApply: mayRevoke,
      apply: (invitation, now) => void (invitation.revokedAt = now),
      also: async (tx, revoked) => {
        for (const { id: invitationId } of revoked) tx.publish(new InvitationRevoked({ invitationId }));
        await along?.(tx, revoked);
      },
    });
  }

  /**
   * A new link; whoever holds the one before holds nothing. By mail also where a program wanted to tell them itself, unless a program asks
   * for it. @throws InvalidInput for an end before the start; then nothing is changed.
   */
  reissue(staff: Staff, { invitationIds, expiresAt }: ReissueInvitationsInput): Promise<ChangedInvitations> {
    const endOf = (invitation: Invitation, now: Date) => expiresAt ?? endToCome(invitation, now);
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_REISSUE,
      mayApply: mayReissue,
      check: (_, chosen, now) => {
        for (const one of chosen) assertFits({ opensAt: one.opensAt, expiresAt: endOf(one, now) }, unbounded);
        return Promise.resolve();
      },
      apply: (invitation, now) => {
        const end = endOf(invitation, now);
        if (staff.viewer.apiKey) markUnmailed(invitation, now);
        else markToBeMailed(invitation, now);
        invitation.tokenVersion += 1;
        Object.assign(invitation, { revokedAt: null, expiredAt: null, expiresAt: end });
      },
      also: async (tx, reissued) => {
        await mailAll(tx, reissued);
        for (const { id: invitationId } of reissued) tx.publish(new InvitationReissued({ invitationId }));
      },
    });
  }

  /** @throws InvalidInput for a start at which nobody could begin; then nothing is changed. */
  setWindow(
    staff: Staff,
    { invitationIds, fromExpiresAt, ...given }: SetInvitationWindowInput,
  ): Promise<ChangedInvitations> {
    const expired: string[] = [];
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_WINDOW,
      // What is over is not ended again: the moment at which it was stays.
      mayApply: (one, now) =>
        mayChangeWindow(one) &&
        (fromExpiresAt === undefined || one.expiresAt?.getTime() === fromExpiresAt?.getTime()) &&
        !(endsAtOnce(given, now) && isExpired(one, now)),
      check: (tx, chosen, now) => assertAllFit(tx.manager, chosen, given, now),
      apply: (invitation, now) => {
        Object.assign(invitation, windowOf(invitation, given, now));
        const isOver = isExpired(invitation, now);
        if (isOver && !invitation.expiredAt) expired.push(invitation.id);
        invitation.expiredAt = isOver ? (invitation.expiredAt ?? now) : null;
      },
      also: (tx) => {
        for (const invitationId of expired) tx.publish(new InvitationExpired({ invitationId }));
      },
    });
  }
}

const unbounded = { opensAt: null, closesAt: null };

type GivenWindow = Pick<SetInvitationWindowInput, 'opensAt' | 'expiresAt'>;

const endsAtOnce = ({ expiresAt }: GivenWindow, now: Date) => Boolean(expiresAt && expiresAt <= now);

/** What is left out stays. One that ends at once has no start any more. */
function windowOf(invitation: InvitationWindow, { opensAt, expiresAt }: GivenWindow, now: Date): InvitationWindow {
  if (endsAtOnce({ expiresAt }, now)) return { opensAt: null, expiresAt: now };
  const end = expiresAt === undefined ? invitation.expiresAt : expiresAt;
  return { opensAt: opensAt === undefined ? invitation.opensAt : opensAt, expiresAt: end };
}

/** None where it is over. */
function endToCome({ expiresAt }: InvitationWindow, now: Date): Date | null {
  return expiresAt && expiresAt > now ? expiresAt : null;
}

async function assertAllFit(
  manager: EntityManager,
  invitations: readonly Invitation[],
  given: GivenWindow,
  now: Date,
): Promise<void> {
  const ids = [...new Set(invitations.map(({ assessmentId }) => assessmentId))];
  const assessments = await manager.findBy(Assessment, { id: In(ids) });
  const configurations = new Map(assessments.map(({ id, configuration }) => [id, configuration]));
  for (const invitation of invitations) {
    const configuration = configurations.get(invitation.assessmentId);
    // A start that nobody touches is not held against an assessment that was changed since.
    const bounds = given.opensAt === undefined || !configuration ? unbounded : configuration;
    assertFits(windowOf(invitation, given, now), bounds);
  }
}

function markToBeMailed(invitation: Invitation, now: Date): void {
  invitation.isMailed = true;
  markUnmailed(invitation, now);
}

function markUnmailed(invitation: Invitation, now: Date): void {
  invitation.mailId = null;
  invitation.mailedAt = now;
}

function mailAll(tx: Tx, invitations: readonly Invitation[]): Promise<void> {
  return addInvitationMails(
    tx,
    invitations.map(({ id }) => id),
  );
}

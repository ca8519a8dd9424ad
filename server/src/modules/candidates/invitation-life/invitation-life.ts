import { Injectable } from '@nestjs/common';
import { auditAction } from '../../../platform/audit';
import type { Tx } from '../../../platform/database';
import { InvitationExpired, InvitationReissued, InvitationRevoked } from '../candidates.events';
import type { Invitation } from '../invitation.entity';
import { addInvitationMails } from '../mail-invitations';
import { ChangeInvitations } from './change-invitations';
import type { Staff } from './change-invitations';
import type { ChangedInvitationsNode } from './changed-invitations.type';
import { isExpired, mayChangeExpiry, mayReissue, mayResend, mayRevoke } from './invitation-life.policy';
import type { InvitationsInput, ReissueInvitationsInput, SetInvitationExpiryInput } from './invitation-life.inputs';

const INVITATION_RESEND = auditAction('invitation.resend');
const INVITATION_REVOKE = auditAction('invitation.revoke');
const INVITATION_REISSUE = auditAction('invitation.reissue');
const INVITATION_EXPIRY = auditAction('invitation.expiry');

/** What staff do with invitations that were sent. None of it takes a request: that was taken by inviting. */
@Injectable()
export class InvitationLife {
  constructor(private readonly invitations: ChangeInvitations) {}

  /** The same link once more. */
  resend(staff: Staff, { invitationIds }: InvitationsInput): Promise<ChangedInvitationsNode> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_RESEND,
      mayApply: mayResend,
      apply: markUnmailed,
      also: mailAll,
    });
  }

  revoke(staff: Staff, { invitationIds }: InvitationsInput): Promise<ChangedInvitationsNode> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_REVOKE,
      mayApply: mayRevoke,
      apply: (invitation, now) => void (invitation.revokedAt = now),
      also: (tx, revoked) => {
        for (const { id: invitationId } of revoked) tx.publish(new InvitationRevoked({ invitationId }));
      },
    });
  }

  /** A new link; whoever holds the one before holds nothing. */
  reissue(staff: Staff, { invitationIds, expiresAt }: ReissueInvitationsInput): Promise<ChangedInvitationsNode> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_REISSUE,
      mayApply: mayReissue,
      apply: (invitation, now) => {
        markUnmailed(invitation, now);
        invitation.tokenVersion += 1;
        const kept = invitation.expiresAt && invitation.expiresAt > now ? invitation.expiresAt : null;
        Object.assign(invitation, { revokedAt: null, expiredAt: null, expiresAt: expiresAt ?? kept });
      },
      also: async (tx, reissued) => {
        await mailAll(tx, reissued);
        for (const { id: invitationId } of reissued) tx.publish(new InvitationReissued({ invitationId }));
      },
    });
  }

  setExpiry(staff: Staff, { invitationIds, expiresAt }: SetInvitationExpiryInput): Promise<ChangedInvitationsNode> {
    const expired: string[] = [];
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_EXPIRY,
      mayApply: mayChangeExpiry,
      apply: (invitation, now) => {
        invitation.expiresAt = expiresAt && expiresAt < now ? now : (expiresAt ?? null);
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

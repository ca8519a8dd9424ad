import { Stage } from '../stage';

/** What decides about an invitation. */
export interface InvitationState {
  stage: Stage;
  revokedAt: Date | null;
  cancelledAt: Date | null;
  expiresAt: Date | null;
  mailedAt: Date | null;
}

/** A second press on the same button is not a second mail. */
const RESEND_PAUSE_MS = 60_000;

/** The moment itself is already too late. Who has begun goes on. */
export function isExpired({ stage, expiresAt }: InvitationState, now: Date): boolean {
  return stage === Stage.INVITED && expiresAt !== null && now >= expiresAt;
}

/** Its link opens the exam, now or later. */
export function isInvitationOpen(invitation: InvitationState, now: Date): boolean {
  return invitation.stage !== Stage.COMPLETED && invitation.revokedAt === null && !isExpired(invitation, now);
}

export function mayResend(invitation: InvitationState, now: Date): boolean {
  const { mailedAt } = invitation;
  return (
    isInvitationOpen(invitation, now) && (mailedAt === null || now.getTime() - mailedAt.getTime() >= RESEND_PAUSE_MS)
  );
}

export function mayRevoke({ stage, revokedAt }: InvitationState): boolean {
  return stage !== Stage.COMPLETED && revokedAt === null;
}

/** Also of one that was revoked or has expired: that is the way back. From a cancelled one there is none but to invite anew. */
export function mayReissue({ stage, cancelledAt }: InvitationState): boolean {
  return stage !== Stage.COMPLETED && cancelledAt === null;
}

/** Also of one that was revoked or has expired. Who has begun has used it: that can only be revoked. */
export function mayCancel({ stage, cancelledAt }: InvitationState): boolean {
  return stage === Stage.INVITED && cancelledAt === null;
}

/** When it can be begun is of no use to those who have begun. */
export function mayChangeWindow({ stage, revokedAt }: InvitationState): boolean {
  return stage === Stage.INVITED && revokedAt === null;
}

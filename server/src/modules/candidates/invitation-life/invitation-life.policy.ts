import { Stage } from '../stage';

/** What decides about an invitation. */
export interface InvitationState {
  stage: Stage;
  revokedAt: Date | null;
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
export function isOpen(invitation: InvitationState, now: Date): boolean {
  return invitation.stage !== Stage.COMPLETED && invitation.revokedAt === null && !isExpired(invitation, now);
}

export function mayResend(invitation: InvitationState, now: Date): boolean {
  const { mailedAt } = invitation;
  return isOpen(invitation, now) && (mailedAt === null || now.getTime() - mailedAt.getTime() >= RESEND_PAUSE_MS);
}

export function mayRevoke({ stage, revokedAt }: InvitationState): boolean {
  return stage !== Stage.COMPLETED && revokedAt === null;
}

/** Also of one that was revoked or has expired: that is the way back. */
export function mayReissue({ stage }: InvitationState): boolean {
  return stage !== Stage.COMPLETED;
}

/** When it can be begun is of no use to those who have begun. */
export function mayChangeWindow({ stage, revokedAt }: InvitationState): boolean {
  return stage === Stage.INVITED && revokedAt === null;
}

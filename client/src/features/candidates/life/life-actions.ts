import type { InvitationTable_InvitationFragment } from '../list/invitation-table-generated';

type Invitation = InvitationTable_InvitationFragment;

/** In the order of the menu. `date` asks for the first and the last moment to begin; `expire` is the last one now. */
export const lifeActions = ['resend', 'date', 'reissue', 'expire', 'revoke', 'cancel'] as const;
export type LifeAction = (typeof lifeActions)[number];

/** What cannot be taken back by the same button. */
export const isDangerous = (action: LifeAction): boolean => ['revoke', 'expire', 'cancel'].includes(action);

const isWaiting = ({ stage, revokedAt }: Invitation) => stage === 'INVITED' && revokedAt === null;

/** Past its date, whether or not the server has noted it yet. */
export const isExpired = (invitation: Invitation, now: number): boolean =>
  isWaiting(invitation) && invitation.expiresAt !== null && Date.parse(invitation.expiresAt) <= now;

/** The same rules as the server's, so that nothing is offered which it would skip. */
export function allows(action: LifeAction, invitation: Invitation, now: number): boolean {
  if (invitation.stage === 'COMPLETED' || invitation.cancelledAt !== null) return false;
  switch (action) {
    case 'resend':
      return invitation.revokedAt === null && !isExpired(invitation, now);
    case 'date':
      return isWaiting(invitation);
    case 'expire':
      return isWaiting(invitation) && !isExpired(invitation, now);
    case 'reissue':
      return true;
    case 'revoke':
      return invitation.revokedAt === null;
    case 'cancel':
      return invitation.stage === 'INVITED';
  }
}

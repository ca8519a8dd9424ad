import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { windowInForce } from './start-window';

type Invitation = InvitationRow_InvitationFragment;

/** In the order of the menu. `date` asks for the first and the last moment to begin; `expire` is the last one now. */
export const lifeActions = ['resend', 'date', 'reissue', 'expire', 'revoke', 'cancel'] as const;
export type LifeAction = (typeof lifeActions)[number];

/** What can be taken back, and so is done without a question. */
type DoneAtOnce = 'expire';
export type AskedBefore = Exclude<LifeAction, DoneAtOnce>;

/** What cannot be taken back by the same button. */
export const isDangerous = (action: LifeAction): boolean => ['revoke', 'cancel'].includes(action);

const isWaiting = ({ stage, revokedAt }: Invitation) => stage === 'INVITED' && revokedAt === null;

/** Past its date, whether or not the server has noted it yet; what it has noted is shown at once, whatever the clock here says. */
export const isExpired = (invitation: Invitation, now: number): boolean =>
  isWaiting(invitation) && (invitation.expiredAt !== null || isPast(invitation.expiresAt, now));

/** Nobody can begin any more: past its own date, or past the end of the assessment. */
export const isOver = (invitation: Invitation, now: number): boolean =>
  isExpired(invitation, now) || (isWaiting(invitation) && isPast(windowInForce(invitation).expiresAt, now));

const isPast = (moment: string | null, now: number) => moment !== null && Date.parse(moment) <= now;

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

import { DomainEvent } from '../../platform/events';

/** Somebody is invited to an assessment; the mail is on its way, unless they are told by somebody else. */
export class InvitationSent extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.sent';
}

/** Its time to begin is over, and the candidate has not begun. */
export class InvitationExpired extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.expired';
}

/** Staff took it back: its link opens nothing any more. */
export class InvitationRevoked extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.revoked';
}

/** Taken back for good before it was begun. */
export class InvitationCancelled extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.cancelled';
}

/** The candidate opened the link for the first time. */
export class InvitationViewed extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.viewed';
}

/** It has a new link; the one before is dead. */
export class InvitationReissued extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.reissued';
}

import { DomainEvent } from '../../platform/events';

/** Somebody is invited to an assessment; the mail is on its way. */
export class InvitationSent extends DomainEvent<{ invitationId: string }> {
  static override readonly type = 'invitation.sent';
}

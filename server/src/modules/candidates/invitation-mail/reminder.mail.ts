import { Injectable } from '@nestjs/common';
import { InvitationMail } from './invitation.mail';

export const REMINDER_MAIL = 'invitation-reminder';

/** To somebody who was invited and has not begun; it says all that the invitation said, which may lie far below. */
@Injectable()
export class ReminderMail extends InvitationMail {
  override readonly name: string = REMINDER_MAIL;
  protected override readonly kind = 'reminder';
}

import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { MailWordings } from '../../assessments';
import { invitationContent } from './invitation-content';
import { ReadInvitationFacts } from './read-invitation-facts';

export const REMINDER_MAIL = 'invitation-reminder';

/** To somebody who was invited and has not begun; it says all that the invitation said, which may lie far below. */
@Injectable()
export class ReminderMail extends MailTemplate<{ invitationId: string }> {
  readonly name = REMINDER_MAIL;

  constructor(
    private readonly read: ReadInvitationFacts,
    private readonly wordings: MailWordings,
  ) {
    super();
  }

  async render({ invitationId }: { invitationId: string }, language: Language): Promise<MailContent> {
    const { facts, links, assessmentId } = await this.read.execute(invitationId);
    const wording = await this.wordings.of({ assessmentId, kind: 'reminder', language });
    return invitationContent('reminder', { facts, links, language, wording });
  }
}

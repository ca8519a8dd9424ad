import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { ReadInvitationFacts } from '../invitation-facts';
import { wordsOf } from '../invitation-words';

export const REMINDER_MAIL = 'invitation-reminder';

/** To somebody who was invited and has not begun. */
@Injectable()
export class ReminderMail extends MailTemplate<{ invitationId: string }> {
  readonly name = REMINDER_MAIL;

  constructor(private readonly read: ReadInvitationFacts) {
    super();
  }

  async render({ invitationId }: { invitationId: string }, language: Language): Promise<MailContent> {
    const { facts, url } = await this.read.execute(invitationId);
    const words = wordsOf(language);
    return {
      subject: words.reminderSubject(facts),
      heading: words.greeting(facts),
      paragraphs: [words.reminder(facts), words.paper(facts), ...words.window(facts), words.advice],
      action: { label: words.action, url },
      note: words.note,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../platform/mail';
import type { Language, MailContent } from '../../platform/mail';
import { ReadInvitationFacts } from './invitation-facts';
import { wordsOf } from './invitation-words';

export const INVITATION_MAIL = 'invitation';

/** Tells a candidate what awaits them, and carries the link; written when it goes out, so the link is stored nowhere. */
@Injectable()
export class InvitationMail extends MailTemplate<{ invitationId: string }> {
  readonly name = INVITATION_MAIL;

  constructor(private readonly read: ReadInvitationFacts) {
    super();
  }

  async render({ invitationId }: { invitationId: string }, language: Language): Promise<MailContent> {
    const { facts, url } = await this.read.execute(invitationId);
    const words = wordsOf(language);
    return {
      subject: words.subject(facts),
      heading: words.greeting(facts),
      paragraphs: [words.opening(facts), words.paper(facts), ...words.window(facts), words.advice],
      action: { label: words.action, url },
      note: words.note,
    };
  }
}

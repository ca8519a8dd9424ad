import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { MailWordings } from '../../assessments';
import { invitationContent } from './invitation-content';
import { ReadInvitationFacts } from './read-invitation-facts';

export const INVITATION_MAIL = 'invitation';

/** Tells a candidate what awaits them, and carries the link; written when it goes out, so the link is stored nowhere. */
@Injectable()
export class InvitationMail extends MailTemplate<{ invitationId: string }> {
  readonly name: string = INVITATION_MAIL;
  protected readonly kind: 'invitation' | 'reminder' = 'invitation';

  constructor(
    private readonly read: ReadInvitationFacts,
    private readonly wordings: MailWordings,
  ) {
    super();
  }

  async render({ invitationId }: { invitationId: string }, language: Language): Promise<MailContent> {
    const { facts, links, assessmentId } = await this.read.execute(invitationId);
    const wording = await this.wordings.of({ assessmentId, kind: this.kind, language });
    return invitationContent(this.kind, { facts, links, language, wording });
  }
}

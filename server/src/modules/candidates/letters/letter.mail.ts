import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTemplate } from '../../../platform/mail';
import type { MailContent } from '../../../platform/mail';
import { Invitation } from '../invitation.entity';

export const LETTER_MAIL = 'letter';

interface Params {
  /** So that it goes when the candidate is erased. */
  invitationId: string;
  subject: string;
  text: string;
}

/** What staff wrote to a candidate, as they wrote it. */
@Injectable()
export class LetterMail extends MailTemplate<Params> {
  readonly name = LETTER_MAIL;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async render({ invitationId, subject, text }: Params): Promise<MailContent> {
    const invitation = await this.dataSource.manager.findOneBy(Invitation, { id: invitationId });
    const paragraphs = text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
    return { subject, heading: subject, paragraphs, ownerId: invitation?.ownerId ?? null };
  }
}

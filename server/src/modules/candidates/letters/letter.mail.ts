import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { MailContent } from '../../../platform/mail';

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

  render({ subject, text }: Params): MailContent {
    const paragraphs = text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
    return { subject, heading: subject, paragraphs };
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { Assessment } from '../../assessments';
import { JoinTickets } from './join-tickets';
import { joinWordsOf } from './join-words';
import { PublicLinkJoin } from './public-link-join.entity';
import { PublicLink } from './public-link.entity';

export const JOIN_MAIL = 'public-link-join';

/** So long the mail leads somewhere, and so long what was typed is kept. */
export const JOIN_DAYS = 7;

/** The way in, for whoever can read the mails of the address that was typed. */
@Injectable()
export class JoinMail extends MailTemplate<{ joinId: string }> {
  readonly name = JOIN_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: JoinTickets,
  ) {
    super();
  }

  async render({ joinId }: { joinId: string }, language: Language): Promise<MailContent> {
    const { manager } = this.dataSource;
    const { linkId, firstName } = await manager.findOneByOrFail(PublicLinkJoin, { id: joinId });
    const { assessmentId } = await manager.findOneByOrFail(PublicLink, { id: linkId });
    const { title, jobRole, ownerId } = await manager.findOneByOrFail(Assessment, { id: assessmentId });
    const words = joinWordsOf(language);
    const own = (text: string) => isolateText(language, text);
    return {
      subject: words.subject(own(title)),
      heading: words.greeting(own(firstName)),
      paragraphs: [words.opening(own(title), own(jobRole)), words.place],
      action: { label: words.action, url: this.tickets.url(joinId) },
      note: words.note(JOIN_DAYS),
      ownerId,
    };
  }
}

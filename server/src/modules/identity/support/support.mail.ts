import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTemplate } from '../../../platform/mail';
import type { MailContent } from '../../../platform/mail';
import { SupportMessage } from './support-message.entity';

export const SUPPORT_MAIL = 'support';

/** To the people of support, who read English; what was written stands in it as it was written. */
@Injectable()
export class SupportMail extends MailTemplate<{ messageId: string }> {
  readonly name = SUPPORT_MAIL;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async render({ messageId }: { messageId: string }): Promise<MailContent> {
    const { manager } = this.dataSource;
    const { name, email, subject, message } = await manager.findOneByOrFail(SupportMessage, { id: messageId });
    return {
      subject: `Support: ${subject}`,
      heading: subject,
      paragraphs: [message],
      note: `From ${name}. Answer to ${email}.`,
    };
  }
}

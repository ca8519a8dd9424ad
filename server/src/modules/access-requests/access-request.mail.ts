import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config';
import { isolateText, MailTemplate } from '../../platform/mail';
import type { Language, MailContent } from '../../platform/mail';
import { AccessRequest } from './access-request.entity';
import { accessRequestWords } from './access-request-words';

export const ACCESS_DECLINED_MAIL = 'access-declined';
export const ACCESS_REQUESTED_MAIL = 'access-requested';

interface DeclinedParams {
  name: string;
  companyName: string;
}

@Injectable()
export class AccessDeclinedMail extends MailTemplate<DeclinedParams> {
  readonly name = ACCESS_DECLINED_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ name, companyName }: DeclinedParams, language: Language): MailContent {
    const { greeting, declined } = accessRequestWords(language);
    return {
      subject: declined.subject,
      heading: greeting(isolateText(language, name)),
      paragraphs: [declined.opening(isolateText(language, companyName)), declined.refusal, declined.thanks],
      note: declined.note(this.config.supportAddress),
    };
  }
}

interface RequestedParams {
  accessRequestId: string;
  receiverName: string;
}

/** Tells those who decide that there is something to decide. */
@Injectable()
export class AccessRequestedMail extends MailTemplate<RequestedParams> {
  readonly name = ACCESS_REQUESTED_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async render({ accessRequestId, receiverName }: RequestedParams, language: Language): Promise<MailContent> {
    const request = await this.dataSource.manager.findOneByOrFail(AccessRequest, { id: accessRequestId });
    const { greeting, requested } = accessRequestWords(language);
    const own = (text: string) => isolateText(language, text);
    const who = { name: own(request.name), companyName: own(request.companyName) };
    return {
      subject: requested.subject(who),
      heading: greeting(own(receiverName)),
      paragraphs: [requested.opening(who), request.message],
      action: { label: requested.action, url: `${this.config.publicUrl}/Contacts` },
      note: requested.note,
    };
  }
}

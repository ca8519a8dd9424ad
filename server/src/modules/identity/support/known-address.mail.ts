import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { isolateText, MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { supportWords } from './support-words';

export const KNOWN_ADDRESS_MAIL = 'known-address';

/** To somebody who has an account and wrote from outside: how to get in again. */
@Injectable()
export class KnownAddressMail extends MailTemplate<{ name: string }> {
  readonly name = KNOWN_ADDRESS_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ name }: { name: string }, language: Language): MailContent {
    const { subject, greeting, paragraphs, action, note } = supportWords(language);
    const url = `${this.config.publicUrl}/Login/Forget?lng=${language}`;
    return {
      subject,
      heading: greeting(isolateText(language, name)),
      paragraphs,
      action: { label: action, url },
      note,
    };
  }
}

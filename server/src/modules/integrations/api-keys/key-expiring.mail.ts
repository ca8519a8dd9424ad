import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { isolateText, MailTemplate, momentText } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';

export const KEY_EXPIRING_MAIL = 'api-key-expiring';

interface Params {
  name: string;
  keyName: string;
  /** ISO. */
  expiresAt: string;
  isOfOrganization: boolean;
}

const words = {
  en: {
    subject: (key: string) => `The API key ${key} expires soon`,
    greeting: (name: string) => `Hello ${name},`,
    own: (key: string, moment: string) => `Your API key ${key} stops working on ${moment}.`,
    organization: (key: string, moment: string) => `The organization’s API key ${key} stops working on ${moment}.`,
    advice: 'Create a new one, give it to the programs that use it, then revoke this one.',
    action: 'Open the settings',
  },
  ar: {
    subject: (key: string) => `يقترب انتهاء مفتاح الواجهة البرمجية ${key}`,
    greeting: (name: string) => `مرحبًا ${name}،`,
    own: (key: string, moment: string) => `يتوقف مفتاح الواجهة البرمجية ${key} عن العمل في ${moment}.`,
    organization: (key: string, moment: string) => `يتوقف مفتاح المؤسسة للواجهة البرمجية ${key} عن العمل في ${moment}.`,
    advice: 'أنشئ مفتاحًا جديدًا وأعطه للبرامج التي تستخدمه، ثم ألغِ هذا المفتاح.',
    action: 'افتح الإعدادات',
  },
} as const;

/** A week before a key ends, so that no program stands still. */
@Injectable()
export class KeyExpiringMail extends MailTemplate<Params> {
  readonly name = KEY_EXPIRING_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ name, keyName, expiresAt, isOfOrganization }: Params, language: Language): MailContent {
    const said = words[language];
    const [key, moment] = [isolateText(language, keyName), momentText(language, expiresAt, null)];
    return {
      subject: said.subject(key),
      heading: said.greeting(isolateText(language, name)),
      paragraphs: [(isOfOrganization ? said.organization : said.own)(key, moment), said.advice],
      action: { label: said.action, url: `${this.config.publicUrl}/Settings?part=connections&lng=${language}` },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { isolateLtr, isolateText, MailTemplate, momentText } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { DisabledBecause } from './webhook-endpoint.entity';

export const WEBHOOK_DISABLED_MAIL = 'webhook-disabled';

interface Params {
  receiverName: string;
  url: string;
  because: DisabledBecause;
  since: string;
  assessmentId: string | null;
}

interface Words {
  greeting: (name: string) => string;
  subject: string;
  because: Record<DisabledBecause, (url: string, since: string) => string>;
  advice: string;
  action: string;
  note: string;
}

const words: Record<Language, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: 'A webhook was turned off',
    because: {
      [DisabledBecause.GONE]: (url) =>
        `${isolateLtr(url)} responded that it is gone (410), so nothing more is sent there.`,
      [DisabledBecause.FAILING]: (url, since) =>
        `Nothing has reached ${isolateLtr(url)} since ${since}, so nothing more is sent there.`,
    },
    advice:
      'The delivery log shows how the receiver responded. Turn the webhook on again and send again what didn’t arrive.',
    action: 'Open the webhooks',
    note: 'What happens while the webhook is off is not kept for it: fetch it through the API.',
  },
  ar: {
    greeting: (name) => `مرحبًا ${name}،`,
    subject: 'أُوقف أحد إشعارات الويب (Webhook)',
    because: {
      [DisabledBecause.GONE]: (url) =>
        `أجاب العنوان ${isolateLtr(url)} بأنه أُزيل نهائيًا (410)، فلن يُرسل إليه شيء بعد الآن.`,
      [DisabledBecause.FAILING]: (url, since) =>
        `لم يصل شيء إلى العنوان ${isolateLtr(url)} منذ ${since}، فلن يُرسل إليه شيء بعد الآن.`,
    },
    advice: 'يعرض سجل الإرسال ما أجاب به الطرف المستقبِل. أعد تشغيل الإشعار ثم أعد إرسال ما في السجل مما لم يصل.',
    action: 'افتح إشعارات الويب',
    note: 'ما يحدث والإشعار متوقف لا يُحفظ له: اقرأه عبر الواجهة البرمجية.',
  },
};

@Injectable()
export class WebhookDisabledMail extends MailTemplate<Params> {
  readonly name = WEBHOOK_DISABLED_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render({ receiverName, url, because, since, assessmentId }: Params, language: Language): MailContent {
    const { greeting, subject, because: reasons, advice, action, note } = words[language];
    const path = assessmentId ? `/UpdateAssestment/${assessmentId}?step=finalize&tab=integration` : '/Settings';
    return {
      subject,
      heading: greeting(isolateText(language, receiverName)),
      paragraphs: [reasons[because](url, momentText(language, since, null)), advice],
      action: { label: action, url: this.config.publicUrl + path },
      note,
    };
  }
}

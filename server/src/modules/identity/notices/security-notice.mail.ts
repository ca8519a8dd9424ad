import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { isolateLtr, isolateText, MailTemplate, momentText } from '../../../platform/mail';
import type { Language, MailContent, MailFact } from '../../../platform/mail';
import { noticeWords } from './notice-words';
import type { NoticeKind } from './notice-words';

export const SECURITY_NOTICE_MAIL = 'security-notice';

export interface NoticeParams {
  kind: NoticeKind;
  name: string;
  /** ISO. */
  at: string;
  timeZone: string | null;
  device: string | null;
  ip: string | null;
  /** Of the passkey or key. */
  what: string | null;
  /** Who did it, where it was somebody else. */
  by: string | null;
}

/** To the owner of an account, in their language, whenever what opens it has changed. */
@Injectable()
export class SecurityNoticeMail extends MailTemplate<NoticeParams> {
  readonly name = SECURITY_NOTICE_MAIL;

  constructor(private readonly config: AppConfig) {
    super();
  }

  render(params: NoticeParams, language: Language): MailContent {
    const words = noticeWords(language);
    return {
      subject: words.subjects[params.kind],
      heading: words.greeting(isolateText(language, params.name)),
      paragraphs: [words.openings[params.kind]],
      facts: factsOf(params, language),
      action: { label: words.action, url: `${this.config.publicUrl}/Profile?lng=${language}` },
      note: words.advice,
    };
  }
}

function factsOf({ at, timeZone, device, ip, what, by }: NoticeParams, language: Language): MailFact[] {
  const { facts, unknownDevice } = noticeWords(language);
  const text = (value: string | null) => value && isolateText(language, value);
  const values: [string, string | null][] = [
    [facts.what, text(what)],
    [facts.when, momentText(language, at, timeZone)],
    [facts.device, device === '' ? unknownDevice : device && isolateLtr(device)],
    [facts.address, ip && isolateLtr(ip)],
    [facts.by, text(by)],
  ];
  return values.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

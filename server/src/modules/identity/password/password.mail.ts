import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { isolateText, MailTemplate, momentText } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { OneTimeSecrets } from './one-time-secrets';
import { passwordWords } from './password-words';

export const PASSWORD_CODE_MAIL = 'password-code';
export const WELCOME_MAIL = 'welcome';
export const PASSWORD_CHANGED_MAIL = 'password-changed';

interface CodeParams {
  codeId: string;
  /** Of the secrets. */
  keyId: string;
  name: string;
}

@Injectable()
export class PasswordCodeMail extends MailTemplate<CodeParams> {
  readonly name = PASSWORD_CODE_MAIL;

  constructor(private readonly secrets: OneTimeSecrets) {
    super();
  }

  render({ codeId, keyId, name }: CodeParams, language: Language): MailContent {
    const { greeting, code } = passwordWords(language);
    const paragraphs = [code.opening, this.secrets.codeOf(codeId, keyId), code.lifetime];
    return { subject: code.subject, heading: greeting(isolateText(language, name)), paragraphs, note: code.note };
  }
}

interface WelcomeParams {
  ticketId: string;
  keyId: string;
  name: string;
  email: string;
}

/** Carries the link by which a new user sets the first password. */
@Injectable()
export class WelcomeMail extends MailTemplate<WelcomeParams> {
  readonly name = WELCOME_MAIL;

  constructor(
    private readonly secrets: OneTimeSecrets,
    private readonly config: AppConfig,
  ) {
    super();
  }

  render({ ticketId, keyId, name, email }: WelcomeParams, language: Language): MailContent {
    const { greeting, welcome } = passwordWords(language);
    const url = `${this.config.publicUrl}/Login/ChangePass/${this.secrets.ticketOf(ticketId, keyId)}?lng=${language}`;
    return {
      subject: welcome.subject,
      heading: greeting(isolateText(language, name)),
      paragraphs: [welcome.opening, welcome.email(email)],
      action: { label: welcome.action, url },
      note: welcome.note,
    };
  }
}

interface ChangedParams {
  name: string;
  /** ISO. */
  changedAt: string;
  timeZone: string | null;
  /** Those that are left, or with `revokesKeys` those that ended. */
  keyNames?: string[];
  revokesKeys?: boolean;
  sessionStays?: boolean;
}

@Injectable()
export class PasswordChangedMail extends MailTemplate<ChangedParams> {
  readonly name = PASSWORD_CHANGED_MAIL;

  render({ name, changedAt, timeZone, ...left }: ChangedParams, language: Language): MailContent {
    const { greeting, changed } = passwordWords(language);
    const moment = momentText(language, changedAt, timeZone);
    return {
      subject: changed.subject,
      heading: greeting(isolateText(language, name)),
      paragraphs: [changed.opening(moment), ...whatIsLeft(left, changed), changed.advice],
    };
  }
}

function whatIsLeft(
  {
    keyNames = [],
    revokesKeys = false,
    sessionStays = false,
  }: Pick<ChangedParams, 'keyNames' | 'revokesKeys' | 'sessionStays'>,
  { sessions, keysLeft, keysEnded }: ReturnType<typeof passwordWords>['changed'],
): string[] {
  const keys = keyNames.length > 0 ? [(revokesKeys ? keysEnded : keysLeft)(keyNames.join(', '))] : [];
  return [sessionStays ? sessions.oneLeft : sessions.allEnded, ...keys];
}

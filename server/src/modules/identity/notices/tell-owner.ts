import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { deviceNameOf } from '../session';
import { preferencesOf, User } from '../user';
import type { NoticeKind } from './notice-words';
import { SECURITY_NOTICE_MAIL } from './security-notice.mail';
import type { NoticeParams } from './security-notice.mail';

export interface Happening {
  userId: string;
  kind: NoticeKind;
  origin: RequestOrigin;
  /** The name of what was added or removed. */
  what?: string;
  /** The name of whoever did it, if it was not the owner: then where from is theirs and stays out. */
  by?: string;
}

/** Mails the owner of an account what was changed about it, exactly if the change is made. */
@Injectable()
export class TellOwner {
  constructor(
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {}

  async execute(tx: Tx, { userId, kind, origin, what, by }: Happening): Promise<void> {
    const { name, email, settings } = await tx.manager.findOneByOrFail(User, { id: userId });
    const { language, timeZone } = preferencesOf(settings);
    const place =
      by === undefined ? { device: deviceNameOf(origin.userAgent), ip: origin.ip } : { device: null, ip: null };
    const facts = { what: what ?? null, by: by ?? null, ...place };
    const params: NoticeParams = { kind, name, at: this.clock.now().toISOString(), timeZone, ...facts };
    await this.mailer.send(tx, { to: email, template: SECURITY_NOTICE_MAIL, language, params });
  }
}

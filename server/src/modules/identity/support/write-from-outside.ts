import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import type { Language } from '../../../platform/mail';
import { Mailer } from '../../../platform/mail';
import { addressGroup } from '../../../platform/network';
import { Throttle } from '../../../platform/throttle';
import { SUPPORT_CONTACT, User } from '../user';
import { KNOWN_ADDRESS_MAIL } from './known-address.mail';
import { SupportMessage } from './support-message.entity';
import { SUPPORT_MAIL } from './support.mail';

const HOUR = 3_600;
const SUBJECT = 'Help from outside';

export interface OutsideMessage {
  name: string;
  email: string;
  message: string;
  language: Language;
}

/** A message to support without a session. Who may sign in is also mailed the way back; the answer never says whether. */
@Injectable()
export class WriteFromOutside {
  private readonly fromPlace: Throttle;
  private readonly forEmail: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {
    this.fromPlace = new Throttle(dataSource, { name: 'support-outside', points: 5, seconds: HOUR });
    this.forEmail = new Throttle(dataSource, { name: 'support-outside-email', points: 3, seconds: HOUR });
  }

  /** @throws RateLimited */
  async execute(message: OutsideMessage, origin: RequestOrigin): Promise<void> {
    await this.fromPlace.count(addressGroup(origin.ip));
    await this.forEmail.count(message.email);
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.answeredKnown(tx, message, origin))) await this.keep(tx, message, null, origin);
    });
  }

  /** @returns whether the address has an account; then the message is kept, and whoever may come in is shown the way. */
  async answeredKnown(tx: Tx, message: OutsideMessage, origin: RequestOrigin): Promise<boolean> {
    const user = await tx.manager.findOneBy(User, { email: message.email });
    if (!user) return false;
    await this.keep(tx, message, user.id, origin);
    if (user.isVerified) await this.showWayIn(tx, user, message.language);
    return true;
  }

  private async keep(tx: Tx, given: OutsideMessage, userId: string | null, origin: RequestOrigin): Promise<void> {
    const { name, email, message } = given;
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    await tx.manager.insert(SupportMessage, { id, userId, name, email, subject: SUBJECT, message, createdAt });
    const to = this.config.supportAddress;
    await this.mailer.send(tx, { to, template: SUPPORT_MAIL, language: 'en', params: { messageId: id } });
    const object = { type: 'support-message', id, label: email };
    await this.audit.record(tx, { by: null, origin, action: SUPPORT_CONTACT, object });
  }

  private async showWayIn(tx: Tx, { email: to, name }: User, language: Language): Promise<void> {
    await this.mailer.send(tx, { to, template: KNOWN_ADDRESS_MAIL, language, params: { name } });
  }
}

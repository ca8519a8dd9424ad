import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { Throttle } from '../../../platform/throttle';
import { SUPPORT_CONTACT, User } from '../user';
import type { ContactSupportInput } from './support.inputs';
import { SupportMessage } from './support-message.entity';
import { SUPPORT_MAIL } from './support.mail';

const HOUR = 3_600;

@Injectable()
export class ContactSupport {
  private readonly throttle: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {
    this.throttle = new Throttle(dataSource, { name: 'support', points: 10, seconds: HOUR });
  }

  /** @throws RateLimited */
  async execute(viewer: Viewer, origin: RequestOrigin, { subject, message }: ContactSupportInput): Promise<void> {
    const { userId } = viewer;
    await this.throttle.count(userId);
    await this.unitOfWork.run(async (tx) => {
      const { name, email } = await tx.manager.findOneByOrFail(User, { id: userId });
      const [id, createdAt] = [randomUUID(), this.clock.now()];
      await tx.manager.insert(SupportMessage, { id, userId, name, email, subject, message, createdAt });
      const to = this.config.supportAddress;
      await this.mailer.send(tx, { to, template: SUPPORT_MAIL, language: 'en', params: { messageId: id } });
      const object = { type: 'support-message', id, label: subject };
      await this.audit.record(tx, { by: viewer, origin, action: SUPPORT_CONTACT, object });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { OnEvent } from '../../platform/events';
import { Mailer } from '../../platform/mail';
import { Users } from '../identity';
import { AccessRequest } from './access-request.entity';
import { ACCESS_REQUESTED_MAIL } from './access-request.mail';
import { AccessRequested } from './access-requests.events';

/** Mails those who decide and want to be told. Told twice, it finds its note on the request and sends nothing. */
@Injectable()
export class AnnounceAccessRequest {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  @OnEvent(AccessRequested)
  async execute({ payload: { accessRequestId } }: AccessRequested): Promise<void> {
    const receivers = await this.users.wantingAccessRequests();
    await this.unitOfWork.run(async (tx) => {
      const unnoted = { id: accessRequestId, notifiedAt: IsNull() };
      const noted = await tx.manager.update(AccessRequest, unnoted, { notifiedAt: this.clock.now() });
      if (noted.affected !== 1) return;
      for (const { name: receiverName, email: to, language } of receivers) {
        const params = { accessRequestId, receiverName };
        await this.mailer.send(tx, { to, template: ACCESS_REQUESTED_MAIL, language, params });
      }
    });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit, auditAction } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { addressGroup } from '../../platform/network';
import { Throttle } from '../../platform/throttle';
import { WriteFromOutside } from '../identity';
import { AccessRequest } from './access-request.entity';
import { AccessRequested } from './access-requests.events';
import type { RequestAccessInput } from './access-requests.inputs';

const HOUR = 3_600;
const ACCESS_REQUEST_CREATE = auditAction('access-request.create');

/** Keeps what the public form sends. Who has an account already asks for nothing new: support gets the message, and a mail shows the way in. */
@Injectable()
export class RequestAccess {
  private readonly fromPlace: Throttle;
  private readonly forEmail: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly support: WriteFromOutside,
  ) {
    this.fromPlace = new Throttle(dataSource, { name: 'access-request', points: 5, seconds: HOUR });
    this.forEmail = new Throttle(dataSource, { name: 'access-request-email', points: 3, seconds: HOUR });
  }

  /** @throws RateLimited */
  async execute(input: RequestAccessInput, origin: RequestOrigin): Promise<void> {
    await this.fromPlace.count(addressGroup(origin.ip));
    await this.forEmail.count(input.email);
    const { name, email, phone, companyName, companySize, message, language } = input;
    const given = { name, email, phone, companyName, companySize, message, language };
    const [id, createdAt] = [randomUUID(), this.clock.now()];
    await this.unitOfWork.run(async (tx) => {
      if (await this.support.answeredKnown(tx, input, origin)) return;
      await tx.manager.insert(AccessRequest, { id, createdAt, ...given });
      const object = { type: 'access-request', id, label: email };
      await this.audit.record(tx, { by: null, origin, action: ACCESS_REQUEST_CREATE, object });
      tx.publish(new AccessRequested({ accessRequestId: id }));
    });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit, auditAction } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { addressGroup } from '../../platform/network';
import { Throttle } from '../../platform/throttle';
import { AccessRequest } from './access-request.entity';
import { AccessRequested } from './access-requests.events';
import type { RequestAccessInput } from './access-requests.inputs';

const HOUR = 3_600;
const ACCESS_REQUEST_CREATE = auditAction('access-request.create');

/** Keeps what the public form sends. Whether the address has an account already is told to nobody but those who decide. */
@Injectable()
export class RequestAccess {
  private readonly fromPlace: Throttle;
  private readonly forEmail: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
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
      await tx.manager.insert(AccessRequest, { id, createdAt, ...given });
      const object = { type: 'access-request', id, label: email };
      await this.audit.record(tx, { by: null, origin, action: ACCESS_REQUEST_CREATE, object });
      tx.publish(new AccessRequested({ accessRequestId: id }));
    });
  }
}

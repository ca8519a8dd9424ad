import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../platform/access';
import { Audit, auditAction } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import { UnitOfWork } from '../../platform/database';
import type { Tx } from '../../platform/database';
import { Mailer } from '../../platform/mail';
import { CreateStaffUser } from '../identity';
import { AccessRequest } from './access-request.entity';
import { ACCESS_DECLINED_MAIL } from './access-request.mail';
import { AccessRequestDecided, AccessRequestNotFound } from './access-requests.errors';
import type { DecideAccessRequestInput } from './access-requests.inputs';

const ACCESS_REQUEST_APPROVE = auditAction('access-request.approve');
const ACCESS_REQUEST_DECLINE = auditAction('access-request.decline');

/** Approves or declines, once: of two who decide at the same moment one does. */
@Injectable()
export class DecideAccessRequest {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly createStaffUser: CreateStaffUser,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /** @throws AccessRequestNotFound, AccessRequestDecided, StaffEmailTaken */
  execute(viewer: Viewer, origin: RequestOrigin, { id, decision }: DecideAccessRequestInput): Promise<AccessRequest> {
    return this.unitOfWork.run(async (tx) => {
      const request = await lockOpen(tx, id);
      if (decision === 'approve') await this.approve(tx, viewer, origin, request);
      else await this.decline(tx, viewer, origin, request);
      const decided = { decidedAt: this.clock.now(), decidedBy: viewer.userId, decidedByName: viewer.name };
      await tx.manager.update(AccessRequest, { id }, { ...decided, status: `${decision}d` });
      return tx.manager.findOneByOrFail(AccessRequest, { id });
    });
  }

  private async approve(tx: Tx, viewer: Viewer, origin: RequestOrigin, request: AccessRequest): Promise<void> {
    const { id, name, email, phone, companyName, companySize, language } = request;
    const maxRequests = this.config.defaultMaxRequests;
    const user = { name, email, phone, companyName, companySize, language, maxRequests, role: 'Hr' as const };
    await this.createStaffUser.execute(tx, viewer, origin, user);
    const object = { type: 'access-request', id, label: email };
    await this.audit.record(tx, { by: viewer, origin, action: ACCESS_REQUEST_APPROVE, object });
  }

  private async decline(tx: Tx, viewer: Viewer, origin: RequestOrigin, request: AccessRequest): Promise<void> {
    const { id, name, email, companyName, language } = request;
    const params = { name, companyName };
    await this.mailer.send(tx, { to: email, template: ACCESS_DECLINED_MAIL, language, params });
    const object = { type: 'access-request', id, label: email };
    await this.audit.record(tx, { by: viewer, origin, action: ACCESS_REQUEST_DECLINE, object });
  }
}

async function lockOpen(tx: Tx, id: string): Promise<AccessRequest> {
  if (!isUUID(id)) throw new AccessRequestNotFound();
  const lock = { mode: 'pessimistic_write' } as const;
  const request = await tx.manager.findOne(AccessRequest, { where: { id }, lock });
  if (!request) throw new AccessRequestNotFound();
  if (request.status !== 'open') throw new AccessRequestDecided({ decidedByName: request.decidedByName ?? '' });
  return request;
}

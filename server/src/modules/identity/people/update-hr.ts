import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { USER_UPDATE, User } from '../user';
import type { UpdateHrInput } from './people.inputs';
import { StaffUsers } from './staff-users.service';

@Injectable()
export class UpdateHr {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly staffUsers: StaffUsers,
    private readonly audit: Audit,
  ) {}

  /** @throws StaffUserNotFound, InvalidInput when fewer requests are granted than are used. */
  execute(viewer: Viewer, origin: RequestOrigin, { id, ...input }: UpdateHrInput): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await this.staffUsers.lock(tx.manager, viewer, id, 'Hr');
      const { numberOfRequests } = user;
      if (input.maxRequests != null && input.maxRequests < numberOfRequests) {
        throw InvalidInput.at('maxRequests', 'min', { min: numberOfRequests });
      }
      const { name, phone, companyName, companySize, maxRequests } = input;
      const given = { name, phone, companyName, companySize, maxRequests };
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
      await tx.manager.update(User, { id }, { ...changes, updatedAt: this.clock.now() });
      const object = { type: 'user', id, label: user.email };
      await this.audit.record(tx, { by: viewer, origin, action: USER_UPDATE, object });
      return tx.manager.findOneByOrFail(User, { id });
    });
  }
}

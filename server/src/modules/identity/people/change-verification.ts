import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { USER_DISABLE, USER_VERIFY, OwnAccount, User } from '../user';
import { EndSessions } from '../session';
import { keepOneSuperAdmin } from './keep-one-super-admin';
import type { ChangeStaffVerificationInput } from './people.inputs';
import { StaffUsers } from './staff-users.service';

/** Verifies or disables a user; who is disabled is signed out everywhere at once. */
@Injectable()
export class ChangeVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly staffUsers: StaffUsers,
    private readonly endSessions: EndSessions,
    private readonly audit: Audit,
  ) {}

  /** @throws StaffUserNotFound, OwnAccount, LastSuperAdmin */
  execute(viewer: Viewer, origin: RequestOrigin, { id, isVerified }: ChangeStaffVerificationInput): Promise<User> {
    const change = async (tx: Tx) => {
      const { manager } = tx;
      const found = await this.staffUsers.find(viewer, id, undefined, manager);
      if (found.id === viewer.userId) throw new OwnAccount();
      if (!isVerified) await keepOneSuperAdmin(manager, found);
      const user = await this.staffUsers.lock(manager, viewer, id);
      if (user.isVerified === isVerified) return user;
      await manager.update(User, { id }, { isVerified, updatedAt: this.clock.now() });
      if (!isVerified) await this.endSessions.shutOut(tx, id);
      const object = { type: 'user', id, label: user.email };
      await this.audit.record(tx, { by: viewer, origin, action: isVerified ? USER_VERIFY : USER_DISABLE, object });
      return manager.findOneByOrFail(User, { id });
    };
    return this.unitOfWork.run(change, { holdsActor: false });
  }
}

import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { SESSION_END, OwnAccount } from '../user';
import { EndSessions } from '../session';
import { StaffUsers } from './staff-users.service';

/** Signs somebody out everywhere, without taking the account away: a lost laptop, or a browser left open. */
@Injectable()
export class EndStaffSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly staffUsers: StaffUsers,
    private readonly endSessions: EndSessions,
    private readonly audit: Audit,
  ) {}

  /** @returns how many ended. @throws StaffUserNotFound, OwnAccount */
  execute(viewer: Viewer, origin: RequestOrigin, id: string): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const user = await this.staffUsers.lock(tx.manager, viewer, id);
      if (user.id === viewer.userId) throw new OwnAccount();
      const ended = await this.endSessions.allOf(tx, user.id);
      const object = { type: 'user', id: user.id, label: user.email };
      await this.audit.record(tx, { by: viewer, origin, action: SESSION_END, object });
      return ended;
    });
  }
}

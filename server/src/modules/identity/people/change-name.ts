import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { USER_UPDATE, User } from '../user';

/** The viewer's own name. */
@Injectable()
export class ChangeName {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  execute(viewer: Viewer, origin: RequestOrigin, name: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.manager.update(User, { id: viewer.userId }, { name, updatedAt: this.clock.now() });
      const object = { type: 'user', id: viewer.userId, label: `${viewer.name} → ${name}` };
      await this.audit.record(tx, { by: viewer, origin, action: USER_UPDATE, object });
    });
  }
}

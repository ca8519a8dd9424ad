import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { SIGN_OUT } from '../user';
import { EndSessions } from '../session';

@Injectable()
export class SignOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endSessions: EndSessions,
    private readonly audit: Audit,
  ) {}

  execute(viewer: Viewer, origin: RequestOrigin): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.endSessions.one(tx, viewer.userId, viewer.sessionId);
      const object = { type: 'session', id: viewer.sessionId };
      await this.audit.record(tx, { by: viewer, origin, action: SIGN_OUT, object });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../../../platform/access';
import { Audit } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { queueOfUser, UnitOfWork } from '../../../../platform/database';
import { SESSION_END, SessionNotFound } from '../../user';
import { EndSessions } from '../end-sessions';
import { Sessions } from '../sessions.queries';
import { deviceNameOf } from './device-name';

export interface StaffSession {
  id: string;
  device: string;
  ip: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** The viewer's own sessions. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly ending: EndSessions,
    private readonly audit: Audit,
  ) {}

  /** Those that still open something, last used first. */
  async list({ userId, sessionId }: Viewer): Promise<StaffSession[]> {
    const rows = await this.sessions.liveOf(userId);
    return rows.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceNameOf(userAgent),
      isCurrent: session.id === sessionId,
    }));
  }

  /** @throws SessionNotFound also when it is somebody else's, or has ended. */
  async end(viewer: Viewer, origin: RequestOrigin, sessionId: string): Promise<StaffSession[]> {
    if (!isUUID(sessionId)) throw new SessionNotFound();
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.ending.one(tx, viewer.userId, sessionId))) throw new SessionNotFound();
      const object = { type: 'session', id: sessionId };
      await this.audit.record(tx, { by: viewer, origin, action: SESSION_END, object });
    });
    return this.list(viewer);
  }

  async endOthers(viewer: Viewer, origin: RequestOrigin): Promise<StaffSession[]> {
    await this.unitOfWork.run(async (tx) => {
      await queueOfUser(tx.manager, viewer.userId);
      await this.ending.allOf(tx, viewer.userId, viewer.sessionId);
      const object = { type: 'user', id: viewer.userId, label: viewer.name };
      await this.audit.record(tx, { by: viewer, origin, action: SESSION_END, object });
    });
    return this.list(viewer);
  }
}

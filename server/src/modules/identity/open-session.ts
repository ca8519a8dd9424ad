import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../platform/audit';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import type { Tx } from '../../platform/database';
import { Session } from './session.entity';
import { SessionToken } from './session-token';

/** Opens a session for a user and returns the token that names it. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly tokens: SessionToken,
  ) {}

  async execute(tx: Tx, userId: string, { ip, userAgent }: Pick<RequestOrigin, 'ip' | 'userAgent'>): Promise<string> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.config.sessionAbsoluteHours * 3_600_000);
    const session = { id: randomUUID(), userId, createdAt: now, lastUsedAt: now, expiresAt, ip, userAgent };
    await tx.manager.insert(Session, session);
    return this.tokens.issue(session);
  }
}

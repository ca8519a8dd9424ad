import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import type { Tx } from '../../../platform/database';
import { Session } from './session.entity';
import { SessionToken } from './session-token';

type SessionOrigin = Pick<RequestOrigin, 'ip' | 'userAgent'>;

/** Opens a session for a user and returns the token that names it. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly tokens: SessionToken,
  ) {}

  async execute(tx: Tx, userId: string, origin: SessionOrigin): Promise<string> {
    return (await this.open(tx, userId, origin, {})).token;
  }

  /** The same, with the id of the session. */
  async open(
    tx: Tx,
    userId: string,
    { ip, userAgent }: SessionOrigin,
    standing: Partial<Pick<Session, 'providerId' | 'sealedIdToken'>>,
  ): Promise<{ sessionId: string; token: string }> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.config.sessionAbsoluteHours * 3_600_000);
    const times = { createdAt: now, lastUsedAt: now, provedAt: now, expiresAt };
    const session = { id: randomUUID(), userId, ...times, ip, userAgent, ...standing };
    await tx.manager.insert(Session, session);
    return { sessionId: session.id, token: this.tokens.issue(session) };
  }
}

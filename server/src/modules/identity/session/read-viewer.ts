import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { creditsOf, User } from '../user';
import { Sessions } from './sessions.queries';
import type { ShownViewer } from '../user';

@Injectable()
export class ReadViewer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly sessions: Sessions,
  ) {}

  /** Of a program with a key there is no session. */
  async execute(userId: string, sessionId: string | null): Promise<ShownViewer> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const limits = sessionId ? await this.sessions.limitsOf(sessionId) : null;
    const { id, name, email, role, previousSignInAt } = user;
    return {
      id,
      name,
      email,
      role,
      lastSignInAt: previousSignInAt,
      credits: creditsOf(user),
      requestsForNewUsers: this.config.defaultMaxRequests,
      mustAddFactor: limits?.lacksFactor ?? false,
      session: limits && { endsAt: limits.endsAt, idleMinutes: this.config.sessionIdleMinutes },
    };
  }
}

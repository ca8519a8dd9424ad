import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../../platform/access';
import type { RequestOrigin } from '../../../platform/audit';
import type { Admission } from './admit-user';
import { ReadViewer, SessionCookies } from '../session';
import { SignOut } from './sign-out';
import type { ShownViewer } from '../user';

interface Browser {
  /** Whose session the browser still held. */
  former: Viewer | null;
  origin: RequestOrigin;
  reply: FastifyReply;
}

/** Hands a browser the session that was opened for it; one that it still held ends. */
@Injectable()
export class StartSession {
  constructor(
    private readonly signOut: SignOut,
    private readonly cookies: SessionCookies,
    private readonly readViewer: ReadViewer,
  ) {}

  async execute({ former, origin, reply }: Browser, admitted: Admission): Promise<ShownViewer> {
    if (former && !former.apiKey) await this.signOut.execute(former, origin);
    this.cookies.set(reply, admitted.token, admitted.deviceProof);
    return this.readViewer.execute(admitted.userId, admitted.sessionId);
  }
}

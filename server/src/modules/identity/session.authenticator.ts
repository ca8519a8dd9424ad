import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { StaffAuthenticator } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { SESSION_STRATEGY } from './session.strategy';
import { Sessions } from './sessions.queries';

@Injectable()
export class SessionAuthenticator extends StaffAuthenticator {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  /** Passport only gets the headers: it likes to write on the request it is given. */
  authenticate({ headers }: { headers: IncomingHttpHeaders }): Promise<Viewer | null> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, viewer: Viewer | false) => {
        if (error) reject(error);
        else resolve(viewer === false ? null : viewer);
      };
      const middleware = passport.authenticate(SESSION_STRATEGY, { session: false }, done) as (
        request: object,
        response: object,
        next: (error: unknown) => void,
      ) => void;
      middleware({ headers }, {}, reject);
    });
  }

  recheck({ sessionId }: Viewer): Promise<Viewer | null> {
    return this.sessions.findLive(sessionId);
  }
}

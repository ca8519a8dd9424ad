import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import passport from 'passport';
import { apiKeyOf, ApiKeys, StaffAuthenticator } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { SESSION_STRATEGY } from './session.strategy';
import { Sessions } from './sessions.queries';

@Injectable()
export class SessionAuthenticator extends StaffAuthenticator {
  constructor(
    private readonly sessions: Sessions,
    private readonly modules: ModuleRef,
  ) {
    super();
  }

  /** A key counts for itself: a cookie beside one that is wrong helps nobody in. */
  authenticate({ headers }: { headers: IncomingHttpHeaders }): Promise<Viewer | null> {
    const key = apiKeyOf(headers.authorization);
    return key ? this.apiKeys.authenticate(key) : this.authenticateSession(headers);
  }

  recheck(viewer: Viewer): Promise<Viewer | null> {
    return viewer.apiKey ? this.apiKeys.recheck(viewer) : this.sessions.findLive(viewer.sessionId);
  }

  /** Passport only gets the headers: it likes to write on the request it is given. */
  private authenticateSession(headers: IncomingHttpHeaders): Promise<Viewer | null> {
    // As every answer of a candidate comes.
    if (headers.cookie === undefined && headers.authorization === undefined) return Promise.resolve(null);
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

  /** Found at the first key: the module that knows keys comes last. */
  private get apiKeys(): ApiKeys {
    return this.modules.get<ApiKeys>(ApiKeys, { strict: false });
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Viewer } from '../../../platform/access';
import { AppConfig } from '../../../platform/config';
import { cookieOf } from './cookie-header';
import { cookieName, SESSION_AUDIENCE, SESSION_COOKIE, SESSION_ISSUER } from './session-token';
import { Sessions } from './sessions.queries';

export const SESSION_STRATEGY = 'staff-session';

/** Checks the signature, then asks the session row: a token whose session ended opens nothing. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    config: AppConfig,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromAuthHeaderAsBearerToken(),
        ({ headers }: { headers: IncomingHttpHeaders }) => cookieOf(headers.cookie, cookieName(SESSION_COOKIE, config)),
      ]),
      // A KeyObject: with a string, jsonwebtoken first tries it as a public key, at forty times the cost.
      secretOrKeyProvider: keyProvider(config.keysFor(SESSION_AUDIENCE)),
      algorithms: ['HS256'],
      audience: SESSION_AUDIENCE,
      issuer: SESSION_ISSUER,
      // The row holds the same end, and is read with the injected clock.
      ignoreExpiration: true,
    });
  }

  async validate({ sid }: { sid?: unknown }): Promise<Viewer | false> {
    return typeof sid === 'string' ? ((await this.sessions.use(sid)) ?? false) : false;
  }
}

type Found = (error: Error | null, key?: Buffer) => void;

/** The key that made the signature; for one that nobody made, the present key, which refuses it. */
function keyProvider(keys: readonly KeyObject[]) {
  return (_request: unknown, token: unknown, found: Found): void => {
    const [head = '', body = '', signature = ''] = String(token).split('.');
    const given = Buffer.from(signature, 'base64url');
    const signed = keys.find((key) => {
      const right = createHmac('sha256', key).update(`${head}.${body}`).digest();
      return right.length === given.length && timingSafeEqual(right, given);
    });
    found(null, (signed ?? keys[0]) as unknown as Buffer);
  };
}

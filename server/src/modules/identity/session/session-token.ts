import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppConfig } from '../../../platform/config';
import type { Session } from './session.entity';

export const SESSION_COOKIE = 'mizan_session';

/** Over https browsers take it from this very host alone, and nobody can put one in from a neighbouring name. */
export function cookieName(name: string, { secureCookies }: Pick<AppConfig, 'secureCookies'>): string {
  return secureCookies ? `__Host-${name}` : name;
}

export const SESSION_AUDIENCE = 'staff';
export const SESSION_ISSUER = 'mizan';

/** The signed token in the browser's cookie: it names a session row and carries no right by itself. */
@Injectable()
export class SessionToken {
  private readonly jwt: JwtService;

  constructor(config: AppConfig) {
    this.jwt = new JwtService({ privateKey: config.keyFor(SESSION_AUDIENCE) });
  }

  issue(session: Pick<Session, 'id' | 'expiresAt' | 'createdAt'>): string {
    const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
    return this.jwt.sign(
      { sid: session.id, iat: seconds(session.createdAt), exp: seconds(session.expiresAt) },
      { audience: SESSION_AUDIENCE, issuer: SESSION_ISSUER, algorithm: 'HS256' },
    );
  }
}

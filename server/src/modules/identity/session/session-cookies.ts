import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../../platform/config';
import { cookieOf } from './cookie-header';
import { DEVICE_COOKIE } from './known-device';
import { cookieName, SESSION_COOKIE } from './session-token';

const SSO_COOKIE = 'mizan_sso';
const SSO_SECONDS = 600;
const YEAR_SECONDS = 31_536_000;

/** The browser's cookies; scripts can read none. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: AppConfig) {}

  set(reply: FastifyReply, token: string, deviceProof: string): void {
    const seconds = this.config.sessionAbsoluteHours * 3_600;
    this.write(reply, SESSION_COOKIE, token, seconds);
    this.write(reply, DEVICE_COOKIE, deviceProof, YEAR_SECONDS);
  }

  /** The device stays known: that is no right, and it keeps its owner from being locked out. */
  clear(reply: FastifyReply): void {
    this.write(reply, SESSION_COOKIE, '', 0);
  }

  /** What the browser brings to show that it has signed in before. */
  deviceProofOf({ headers }: { headers: IncomingHttpHeaders }): string | null {
    return cookieOf(headers.cookie, cookieName(DEVICE_COOKIE, this.config));
  }

  /** Ties a way to the provider and back to this browser; each of its tabs may be on one, so no way back takes it away. */
  setSsoBinding(reply: FastifyReply, binding: string): void {
    this.write(reply, SSO_COOKIE, binding, SSO_SECONDS);
  }

  /** An empty one ties nothing to anybody. */
  ssoBindingOf({ headers }: { headers: IncomingHttpHeaders }): string | null {
    const binding = cookieOf(headers.cookie, cookieName(SSO_COOKIE, this.config));
    return binding === '' ? null : binding;
  }

  private write(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    const secure = this.config.secureCookies ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${cookieName(name, this.config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
    );
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppConfig } from '../config';

/** For everything that is not a page: it needs nothing and may be shown nowhere. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS = 'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), payment=(), usb=()';

/** On every answer; a page replaces the content policy by its own. */
export function secureHeaders({ secureCookies }: Pick<AppConfig, 'secureCookies'>): Record<string, string> {
  return {
    'content-security-policy': CLOSED_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(secureCookies && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function addSecurityHeaders(http: FastifyInstance, config: Pick<AppConfig, 'secureCookies'>): void {
  const headers = secureHeaders(config);
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** `app`: the console. `exam`: nothing may stand around it. `preview`: the exam inside the console, and nowhere else. */
export type PageKind = 'app' | 'exam' | 'preview' | 'playground';

/** Players of the welcome video; the console also shows the exam itself, in its preview. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The policy of a page. Styles need the nonce because the interface's components write style elements. */
export function allowPage(reply: FastifyReply, kind: PageKind, nonce: string, publicUrl: string): void {
  const socket = publicUrl.replace(/^http/, 'ws');
  // The playground's editor writes style elements without a nonce.
  const styles = kind === 'playground' ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${kind === 'app' ? `'self' ${PLAYERS}` : PLAYERS}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${kind === 'preview' ? "'self'" : "'none'"}`,
  ];
  if (kind === 'preview') reply.header('x-frame-options', 'SAMEORIGIN');
  reply.header('content-security-policy', policy.join('; '));
}

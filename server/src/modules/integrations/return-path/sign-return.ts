import { createHmac } from 'node:crypto';

/** What a page can rely on that somebody comes back to: all of it is signed. */
export interface ReturnClaims {
  /** The address of this installation. */
  iss: string;
  /** The origin that it is meant for. */
  aud: string;
  /** The candidate. */
  sub: string;
  assessmentId: string;
  invitationId: string;
  attemptId: string;
  /** As the link to the exam carried it. */
  state?: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** A JSON Web Token by HS256, keyed with the secret as it is written. */
export function signReturn(claims: ReturnClaims, secret: string): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const signed = `${head}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The address with its tokens, the newest first; what it says already stays. While there are several, the one by the oldest secret
 * stays in its place, so that a page that knows of one token alone goes on as it was until the overlap is over.
 */
export function withTokens(address: string, tokens: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set('mizan_state', tokens.at(-1) ?? '');
  for (const newer of tokens.slice(0, -1)) url.searchParams.append('mizan_state_next', newer);
  return url.href;
}

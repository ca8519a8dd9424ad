import { createHash, timingSafeEqual } from 'node:crypto';

export interface MetricsRequest {
  /** Of the connection itself, whatever a header says. */
  remoteAddress: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * By the token, or from this very machine. A proxy here brings the whole world from the same address: so what was forwarded, or
 * asks for another host, is no caller of this machine. Where a token is set, it is asked of everybody.
 */
export function mayReadMetrics({ remoteAddress = '', headers }: MetricsRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization, `Bearer ${token}`);
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(remoteAddress) && LOOPBACK_HOST.test(String(headers.host ?? ''));
}

function isSame(given: string | string[] | undefined, wanted: string): boolean {
  const [one, other] = [String(given ?? ''), wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

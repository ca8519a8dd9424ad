import type { IncomingMessage } from 'node:http';

/**
 * A browser always sends the origin of the page; only our own pages may open a socket with the user's cookie. A program
 * sends none, and has no cookie that it was not given.
 */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: originHost, origin: normalised } = new URL(origin);
  return normalised === new URL(publicUrl).origin || originHost === host;
}

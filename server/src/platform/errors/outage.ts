import { types } from 'node:util';

/** PostgreSQL's classes for connection, shutdown, resources and system trouble; never the statement's own fault. */
const classes = /^(?:08|53|57P|58)/;

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** pg gives these errors no code. */
const messages = /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/** True when the database could not be reached or went away: the same call may well work in a while. */
export function isOutage(error: unknown): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  // Also those of a socket, which come from outside where code runs in a context of its own.
  if (!types.isNativeError(cause)) return false;
  const { code } = cause as { code?: unknown };
  if (typeof code === 'string') return classes.test(code) || socketCodes.has(code);
  return messages.test(cause.message);
}

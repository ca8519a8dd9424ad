import type { Tx } from '../database';
import type { Viewer } from '../caller/viewer';

/** By this beginning people and secret scanners recognise a key, and the server tells it from a session. */
export const API_KEY_PREFIX = 'mzn_';

/** Of what a program gets for its key for a few minutes, and sends in its place. */
export const ACCESS_TOKEN_PREFIX = 'mzt_';

export interface KeyUse {
  viewer: Viewer;
  /** Name of the root field, or method and route. */
  operation: string;
  isWrite: boolean;
  origin: { ip: string | null; userAgent: string | null; requestId: string | null };
}

/** How much a key may still ask for in the present window. */
export interface KeyAllowance {
  limit: number;
  remaining: number;
  windowSeconds: number;
  resetSeconds: number;
  isExceeded: boolean;
}

/** Implemented by the integrations module. */
export abstract class ApiKeys {
  /** The owner of a key, or of the key of a token, that is neither revoked nor expired, nor its owner disabled; or null. */
  abstract authenticate(secret: string): Promise<Viewer | null>;

  /** The same again, with role and scopes as they are now. */
  abstract recheck(viewer: Viewer): Promise<Viewer | null>;

  /** Counts one request against the limit of the key. */
  abstract count(keyId: string): Promise<KeyAllowance>;

  /** Names of those of a user that open something now. */
  abstract namesOf(tx: Tx, userId: string): Promise<string[]>;

  /** Ends all of a user's at once. @returns their names */
  abstract revokeAll(tx: Tx, userId: string): Promise<string[]>;

  /** Writes into the audit log that the key was used. */
  abstract noteUse(use: KeyUse): Promise<void>;
}

/** The key in an `Authorization` header, as bearer or as the user name of Basic, or a token as bearer; null when it holds none. */
export function apiKeyOf(authorization: string | undefined): string | null {
  const [scheme, given = ''] = authorization?.trim().split(/\s+/) ?? [];
  const secrets: Record<string, string> = { bearer: given, basic: userNameIn(given) };
  const secret = secrets[scheme?.toLowerCase() ?? ''] ?? '';
  const isToken = given === secret && secret.startsWith(ACCESS_TOKEN_PREFIX);
  return isToken || secret.startsWith(API_KEY_PREFIX) ? secret : null;
}

/** Of `user:password`; tracking systems send a key so, with an empty password. */
function userNameIn(credentials: string): string {
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
}

import { createHash, randomInt } from 'node:crypto';
import { API_KEY_PREFIX } from '../../../platform/access';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 36 of 62 letters: 214 bits, of which the hint gives eight letters away. */
const LENGTH = 36;
const SHOWN = 4;

/** Letters and digits only, so that a double click takes all of it. */
export function newSecret(prefix: string): string {
  return prefix + Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export const newApiKey = (): string => newSecret(API_KEY_PREFIX);

/** SHA-256: a key is random enough that nothing slower is needed. */
export function hashOfApiKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** By which people tell their keys apart, such as `mzn_4Fk9…Qz7a`. */
export function hintOfApiKey(secret: string): string {
  return `${secret.slice(0, API_KEY_PREFIX.length + SHOWN)}…${secret.slice(-SHOWN)}`;
}

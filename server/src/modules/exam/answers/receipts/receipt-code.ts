import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Crockford's 32 signs: none of them is read as another on the telephone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PLACE_LENGTH = 6;
const SEAL_LENGTH = 10;
const SHAPE = /^[0-9A-F]{6}[0-9A-HJKMNP-TV-Z]{10}$/;

/** What a receipt vouches for: this value of this answer was stored at this moment. */
export interface StoredVersion {
  attemptId: string;
  questionId: string;
  revision: number;
  /** SHA-256 of the value as the database holds it. */
  valueHash: string;
  /** Milliseconds since the epoch. */
  storedAt: number;
}

/** Sixteen signs: the first six of the attempt's id, by which staff find it, and fifty bits of seal. */
export function receiptOf(version: StoredVersion, key: KeyObject): string {
  const { attemptId, questionId, revision, valueHash, storedAt } = version;
  return codeOf(attemptId, `${questionId}\n${revision}\n${valueHash}\n${Math.round(storedAt)}`, key);
}

/** One code for all that counts; `receipts` are those of the answers in time, in the order of their questions. */
export function sittingCodeOf(
  { attemptId, submittedAt, receipts }: { attemptId: string; submittedAt: Date; receipts: readonly string[] },
  key: KeyObject,
): string {
  return codeOf(attemptId, `sitting\n${submittedAt.getTime()}\n${receipts.join('\n')}`, key);
}

/** A code as people type it, with other dashes and letters that look like digits; null when it cannot be one. */
export function readReceiptCode(typed: string): { code: string; attemptPrefix: string } | null {
  const bare = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!SHAPE.test(bare)) return null;
  return { code: grouped(bare), attemptPrefix: bare.slice(0, PLACE_LENGTH).toLowerCase() };
}

function codeOf(attemptId: string, facts: string, key: KeyObject): string {
  const seal = createHmac('sha256', key).update(`${attemptId}\n${facts}`).digest().subarray(0, SEAL_LENGTH);
  let signs = attemptId.slice(0, PLACE_LENGTH).toUpperCase();
  for (const byte of seal) signs += SIGNS.charAt(byte & 31);
  return grouped(signs);
}

function grouped(signs: string): string {
  return `${signs.slice(0, 6)}-${signs.slice(6, 11)}-${signs.slice(11)}`;
}

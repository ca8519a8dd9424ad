import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { ExamCredential } from '../../platform/access';

/**
 * Version (1 byte), invitation id (16), token version (4), seal (21 of the 32 bytes of an HMAC-SHA256): 42 bytes are
 * exactly 56 characters of base64url, so that one credential has one spelling.
 */
const VERSION = 1;
const PAYLOAD_BYTES = 21;
const SEAL_BYTES = 21;
const SHAPE = /^[\w-]{56}$/;

export function encodeExamToken({ invitationId, tokenVersion }: ExamCredential, key: KeyObject): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt8(VERSION, 0);
  payload.write(invitationId.replaceAll('-', ''), 1, 'hex');
  payload.writeUInt32BE(tokenVersion, 17);
  return Buffer.concat([payload, sealOf(payload, key)]).toString('base64url');
}

/** Null for everything that this key has not sealed. Nothing is looked up: revocation is the operation's own question. */
export function decodeExamToken(token: string, key: KeyObject): ExamCredential | null {
  if (!SHAPE.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  const isSealed = timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), sealOf(payload, key));
  if (!isSealed || payload.readUInt8(0) !== VERSION) return null;
  return { invitationId: uuidOf(payload.toString('hex', 1, 17)), tokenVersion: payload.readUInt32BE(17) };
}

function sealOf(payload: Buffer, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(payload).digest().subarray(0, SEAL_BYTES);
}

function uuidOf(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

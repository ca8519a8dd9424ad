import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SealedFiles } from '../../../../platform/access';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';

const LIVES_SECONDS = 3_600;
/** Addresses stay the same for so long, or a page that asks again would load its pictures again. */
const STEP_SECONDS = 600;
const PAYLOAD_BYTES = 24;
const SEAL_BYTES = 21;
const SHAPE = /^[\w-]{60}$/;

/**
 * Addresses of files for the holder of an exam link: pictures and players can send no header. `t` is invitation id (16 bytes),
 * token version (4), end in Unix seconds (4) and a seal (21 bytes of an HMAC-SHA256) over these and the file's id. It opens
 * one file until then, and nothing any more once the exam link is revoked or issued anew.
 */
@Injectable()
export class ExamFileLinks extends SealedFiles {
  private readonly keys: readonly KeyObject[];

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    super();
    this.keys = config.keysFor('exam file');
  }

  urlFor({ invitationId, tokenVersion }: ExamCredential, fileId: string): string {
    const ends = (Math.floor(this.nowSeconds / STEP_SECONDS) + 1) * STEP_SECONDS + LIVES_SECONDS;
    const payload = Buffer.alloc(PAYLOAD_BYTES);
    payload.write(invitationId.replaceAll('-', ''), 0, 'hex');
    payload.writeUInt32BE(tokenVersion, 16);
    payload.writeUInt32BE(ends, 20);
    const [key] = this.keys as [KeyObject];
    const token = Buffer.concat([payload, sealOf(payload, fileId, key)]).toString('base64url');
    return `/api/v1/exam/files/${fileId}?t=${token}`;
  }

  read(fileId: string, token: unknown): ExamCredential | null {
    if (typeof token !== 'string' || !SHAPE.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const payload = bytes.subarray(0, PAYLOAD_BYTES);
    const seal = bytes.subarray(PAYLOAD_BYTES);
    const isSealed = this.keys.some((key) => timingSafeEqual(seal, sealOf(payload, fileId, key)));
    if (!isSealed || payload.readUInt32BE(20) < this.nowSeconds) return null;
    const hex = payload.toString('hex', 0, 16);
    const invitationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { invitationId, tokenVersion: payload.readUInt32BE(16) };
  }

  private get nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function sealOf(payload: Buffer, fileId: string, key: KeyObject): Buffer {
  const hmac = createHmac('sha256', key).update(payload).update(fileId.toLowerCase());
  return hmac.digest().subarray(0, SEAL_BYTES);
}

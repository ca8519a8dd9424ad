import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';

/** Id of the join (16 bytes) and its seal (26 of the 32 bytes of an HMAC-SHA256): exactly 56 characters of base64url. */
const ID_BYTES = 16;
const SEAL_BYTES = 26;
const SHAPE = /^[\w-]{56}$/;

/** What a mail carries to whoever asked to join. It follows from the id and the server's key, so nothing holds one. */
@Injectable()
export class JoinTickets {
  private readonly keys: readonly KeyObject[];

  constructor(private readonly config: AppConfig) {
    this.keys = config.keysFor('join ticket');
  }

  url(joinId: string): string {
    return `${this.config.publicUrl}/Exam/Joined/${this.ticketOf(joinId)}`;
  }

  /** The join's id; null for what this server has not sealed. */
  read(ticket: string): string | null {
    if (!SHAPE.test(ticket)) return null;
    const bytes = Buffer.from(ticket, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    const seal = bytes.subarray(ID_BYTES);
    if (!this.keys.some((key) => timingSafeEqual(seal, sealOf(id, key)))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private ticketOf(joinId: string): string {
    const id = Buffer.from(joinId.replaceAll('-', ''), 'hex');
    const [key] = this.keys as [KeyObject];
    return Buffer.concat([id, sealOf(id, key)]).toString('base64url');
  }
}

function sealOf(id: Buffer, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, SEAL_BYTES);
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';

const CODE_DIGITS = 6;

/** The keys of one secret of the server. */
interface Keys {
  /** By which what is mailed later finds the same keys; tells nothing of them. */
  id: string;
  code: KeyObject;
  ticket: KeyObject;
  confirmation: KeyObject;
}

/**
 * Codes and tickets that travel by mail. They follow from the id of their row and a key of the server, so that a mail can
 * be written when it goes out and neither the outbox nor any table ever holds one. Whoever has one mailed leaves `keyId` beside the id
 * of its row: the secret of the server may have been changed when the mail goes out.
 */
@Injectable()
export class OneTimeSecrets {
  private readonly present: Keys;
  private readonly all: Keys[];

  constructor(config: AppConfig) {
    const [tickets, confirmations] = [config.keysFor('password ticket'), config.keysFor('password confirmation')];
    this.all = config.keysFor('password code').map((code, index) => ({
      id: createHmac('sha256', code).update('id').digest('base64url'),
      code,
      ticket: tickets[index]!,
      confirmation: confirmations[index]!,
    }));
    this.present = this.all[0]!;
  }

  get keyId(): string {
    return this.present.id;
  }

  /** Six digits. */
  codeOf(rowId: string, keyId: string): string {
    const number = hmac(this.keysOf(keyId).code, rowId).readUIntBE(0, 6);
    return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  }

  /** 256 bits. */
  ticketOf(rowId: string, keyId: string): string {
    return hmac(this.keysOf(keyId).ticket, rowId).toString('base64url');
  }

  /** What the page that confirms a change is asked for by: the row, and the proof that the server named it. */
  confirmationOf(rowId: string): string {
    return confirmationBy(this.present, rowId);
  }

  /** The row of a confirmation that this server gave; null for anything else. */
  confirmedRow(confirmation: string): string | null {
    const [rowId = ''] = confirmation.split('.');
    return this.all.some((keys) => isSame(confirmation, confirmationBy(keys, rowId))) ? rowId : null;
  }

  /** Those of today where the secret was changed twice. */
  private keysOf(keyId: string): Keys {
    return this.all.find(({ id }) => id === keyId) ?? this.present;
  }
}

const hmac = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const confirmationBy = ({ confirmation }: Keys, rowId: string): string =>
  `${rowId}.${hmac(confirmation, rowId).toString('base64url')}`;

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 256 random bits, for what the caller keeps. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret of 256 bits is stored: nothing slower is needed to keep it from being found. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';

const CODE_DIGITS = 6;

const PURPOSE = 'password secrets';

/** A key of the server, and a name that tells nothing of it. */
interface NamedKey {
  id: string;
  key: KeyObject;
}

/**
 * Codes and tickets that travel by mail. They follow from the id of their row and a key of the server, so that a mail can
 * be written when it goes out and neither the outbox nor any table ever holds one. Whoever has one mailed leaves `keyId` beside the id
 * of its row: the secret of the server may have been changed when the mail goes out.
 */
@Injectable()
export class OneTimeSecrets {
  private readonly present: NamedKey;
  private readonly known: NamedKey[];

  constructor(config: AppConfig) {
    this.present = named(config.keyFor(PURPOSE));
    this.known = config.keysFor(PURPOSE).map(named);
  }

  get keyId(): string {
    return this.present.id;
  }

  /** Six digits. */
  codeOf(rowId: string, keyId: string): string {
    const number = hmac(this.keyOf(keyId), `code ${rowId}`).readUIntBE(0, 6);
    return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  }

  /** 256 bits. */
  ticketOf(rowId: string, keyId: string): string {
    return hmac(this.keyOf(keyId), `ticket ${rowId}`).toString('base64url');
  }

  /** What the page that confirms a change is asked for by: the row, and the proof that the server named it. */
  confirmationOf(rowId: string): string {
    return confirmationBy(this.present, rowId);
  }

  /** The row of a confirmation that this server gave; null for anything else. */
  confirmedRow(confirmation: string): string | null {
    const [rowId = ''] = confirmation.split('.');
    return this.known.some((key) => isSame(confirmation, confirmationBy(key, rowId))) ? rowId : null;
  }

  /** The present one where the secret was changed twice. */
  private keyOf(keyId: string): NamedKey {
    return this.known.find(({ id }) => id === keyId) ?? this.present;
  }
}

const hmac = ({ key }: Pick<NamedKey, 'key'>, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const named = (key: KeyObject): NamedKey => ({ id: hmac({ key }, 'id').toString('base64url'), key });

const confirmationBy = (key: NamedKey, rowId: string): string =>
  `${rowId}.${hmac(key, `confirmation ${rowId}`).toString('base64url')}`;

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

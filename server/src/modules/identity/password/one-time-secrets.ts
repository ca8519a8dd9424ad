import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';

const CODE_DIGITS = 6;

/**
 * Codes and tickets that travel by mail. They follow from the id of their row and a key of the server, so that a mail can
 * be written when it goes out and neither the outbox nor any table ever holds one.
 */
@Injectable()
export class OneTimeSecrets {
  private readonly codeKey: KeyObject;
  private readonly ticketKey: KeyObject;
  private readonly confirmationKey: KeyObject;

  constructor(config: AppConfig) {
    this.codeKey = config.keyFor('password code');
    this.ticketKey = config.keyFor('password ticket');
    this.confirmationKey = config.keyFor('password confirmation');
  }

  /** Six digits. */
  codeOf(rowId: string): string {
    const number = createHmac('sha256', this.codeKey).update(rowId).digest().readUIntBE(0, 6);
    return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  }

  /** 256 bits. */
  ticketOf(rowId: string): string {
    return createHmac('sha256', this.ticketKey).update(rowId).digest('base64url');
  }

  /** What the page that confirms a change is asked for by: the row, and the proof that the server named it. */
  confirmationOf(rowId: string): string {
    return `${rowId}.${createHmac('sha256', this.confirmationKey).update(rowId).digest('base64url')}`;
  }

  /** The row of a confirmation that this server gave; null for anything else. */
  confirmedRow(confirmation: string): string | null {
    const [rowId = ''] = confirmation.split('.');
    const [given, right] = [Buffer.from(confirmation), Buffer.from(this.confirmationOf(rowId))];
    return given.length === right.length && timingSafeEqual(given, right) ? rowId : null;
  }
}

/** 256 random bits, for what the caller keeps. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret of 256 bits is stored: nothing slower is needed to keep it from being found. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

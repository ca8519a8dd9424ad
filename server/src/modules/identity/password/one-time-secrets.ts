import { createHash, createHmac, randomBytes } from 'node:crypto';
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

  constructor(config: AppConfig) {
    this.codeKey = config.keyFor('password code');
    this.ticketKey = config.keyFor('password ticket');
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
}

/** 256 random bits, for what the caller keeps. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret of 256 bits is stored: nothing slower is needed to keep it from being found. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config';

export const DEVICE_COOKIE = 'mizan_device';

/** Proof that this browser has signed in with this e-mail before; it opens nothing, it only spares the owner a lock-out. */
@Injectable()
export class KnownDevice {
  private readonly key;

  constructor(config: AppConfig) {
    this.key = config.keyFor('known-device');
  }

  proofFor(email: string): string {
    return createHmac('sha256', this.key).update(email).digest('base64url');
  }

  isKnown(proof: string | null, email: string): boolean {
    const given = Buffer.from(proof ?? '');
    const right = Buffer.from(this.proofFor(email));
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';

export const DEVICE_COOKIE = 'mizan_device';

/** Proof that this browser has signed in with this e-mail before; it opens nothing, it only spares the owner a lock-out. */
@Injectable()
export class KnownDevice {
  private readonly keys: readonly KeyObject[];

  constructor(config: AppConfig) {
    this.keys = config.keysFor('known-device');
  }

  proofFor(email: string): string {
    const [key] = this.keys as [KeyObject];
    return proofOf(email, key);
  }

  isKnown(proof: string | null, email: string): boolean {
    const given = Buffer.from(proof ?? '');
    return this.keys.some((key) => {
      const right = Buffer.from(proofOf(email, key));
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }
}

function proofOf(email: string, key: KeyObject): string {
  return createHmac('sha256', key).update(email).digest('base64url');
}

import { hashSync, verifySync } from '@node-rs/argon2';
import { threadWork } from '../../../platform/threads';

/** Argon2id; 46 MiB and two passes are above OWASP's minimum and took about 50 ms on the machine it was chosen on. */
const cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

/** @returns the PHC string */
export function hashPassword(password: string): Buffer {
  return Buffer.from(hashSync(password, cost));
}

/** @returns one byte: 1 when it is the password */
export function comparePassword(stored: string, password: string): Buffer {
  return Buffer.from([verifySync(stored, password) ? 1 : 0]);
}

export const hashing = threadWork<typeof hashPassword>(__filename, 'hashPassword');
export const comparing = threadWork<typeof comparePassword>(__filename, 'comparePassword');

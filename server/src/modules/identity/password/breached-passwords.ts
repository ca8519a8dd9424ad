import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Sorted beginnings of SHA-256, made by scripts/breached-passwords.mjs. */
const FILE = path.join(__dirname, 'breached-passwords.bin');
const BYTES = 5;

let known: Buffer | undefined;

/** Whether it is among the passwords that lists of leaked ones have, in whatever case. Nobody is asked, so nobody learns of it. */
export function isBreachedPassword(password: string): boolean {
  known ??= readFileSync(FILE);
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().subarray(0, BYTES);
  let [from, to] = [0, known.length / BYTES];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = wanted.compare(known, middle * BYTES, (middle + 1) * BYTES);
    if (order === 0) return true;
    if (order > 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

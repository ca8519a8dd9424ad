/**
 * Says in CycloneDX what the product is made of: `node scripts/sbom.mjs > sbom.json`. From the lock file, so it names what `npm ci` installs;
 * without what only builds and tests. Not by `npm sbom`: that leaves out of it what the root needs for tests and the server to work.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { billOf } from './lib/bill.mjs';
import { begin, inRoot } from './lib/prelude.mjs';

begin();
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const bill = billOf(lock, { now: new Date(), serial: randomUUID() });
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);

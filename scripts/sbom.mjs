/**
 * Says in CycloneDX what the product is made of: `node scripts/sbom.mjs > sbom.json`. Made by npm from the lock file, so it names what
 * `npm ci` installs; without what only builds and tests.
 */
import { execFileSync } from 'node:child_process';
import { begin, inRoot } from './lib/prelude.mjs';

begin();
const args = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
  '--omit',
  'dev',
];
process.stdout.write(execFileSync('npm', args, { cwd: inRoot('.'), encoding: 'utf8', maxBuffer: 100_000_000 }));

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './prelude.mjs';

/** Lies inside the folder that it describes, so that it goes when that goes. */
const STAMP = '.fingerprint';

/**
 * Hash over names and contents of files and whole folders, relative to the root. What is absent counts as absent.
 *
 * @param {string[]} entries
 * @param {(file: string) => boolean} [counts] leaves files out
 */
export function fingerprint(entries, counts = () => true) {
  const hash = createHash('sha256').update(process.versions.node);
  const files = entries.flatMap(filesUnder).filter(counts).sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** @returns {string[]} */
export function filesUnder(entry) {
  const found = statSync(inRoot(entry), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [entry];
  return readdirSync(inRoot(entry)).flatMap((name) => filesUnder(path.posix.join(entry, name)));
}

/** What the contents of a folder were made from, or undefined when nobody vouches for them. */
export function readStamp(folder) {
  const file = inRoot(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeStamp(folder, value) {
  writeFileSync(inRoot(folder, STAMP), value);
}

export function removeStamp(folder) {
  rmSync(inRoot(folder, STAMP), { force: true });
}

import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['firefox', 'firefox-esr'];

/**
 * The journeys that a second browser takes as well are left out where there is none: nothing is downloaded for them.
 *
 * @returns {string | undefined} where it is
 */
export function findFirefox() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.MIZAN_FIREFOX ?? '', ...found].find((file) => file !== '' && existsSync(file));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../../client/src', import.meta.url));
const files = /** @type {string[]} */ (readdirSync(client, { recursive: true })).filter((file) =>
  file.endsWith('.graphql'),
);
const definitions = files.flatMap((file) =>
  readFileSync(path.join(client, file), 'utf8').split(/^(?=fragment |query |mutation |subscription )/m),
);
/** @type {Map<string, string>} */
const byName = new Map(definitions.map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text.trim()]));

/** The operation as a page sends it, with every fragment that it asks for. @param {string} name */
export function documentOf(name) {
  const needed = new Set([name]);
  // A set can grow while it is walked through.
  for (const each of needed) {
    const text = byName.get(each);
    if (!text) throw new Error(`No page sends ${each}.`);
    for (const [, fragment] of text.matchAll(/\.\.\.(\w+)/g)) needed.add(fragment);
  }
  return [...needed].map((each) => byName.get(each)).join('\n');
}

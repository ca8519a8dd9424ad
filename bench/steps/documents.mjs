import { readFileSync } from 'node:fs';

const file = new URL('../../client/src/exam/api/exam.graphql', import.meta.url);
const definitions = readFileSync(file, 'utf8').split(/^(?=fragment |query |mutation )/m);
/** @type {Map<string, string>} */
const byName = new Map(definitions.map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text.trim()]));

/** The operation as the exam page sends it, with every fragment that it asks for. @param {string} name */
export function documentOf(name) {
  const needed = new Set([name]);
  // A set can grow while it is walked through.
  for (const each of needed) {
    for (const [, fragment] of (byName.get(each) ?? '').matchAll(/\.\.\.(\w+)/g)) needed.add(fragment);
  }
  return [...needed].map((each) => byName.get(each)).join('\n');
}

/** `npm ci` refuses a lock file with a hole, but only on a machine without node_modules; so look for holes here. */
import { readFileSync } from 'node:fs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

const REGISTRY = 'https://registry.npmjs.org/';

begin();
const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
const problems = Object.entries(packages).flatMap(([place, entry]) => [
  ...holes(place, entry),
  ...strangers(place, entry),
]);
if (problems.length > 0) giveUp(problems.join('\n'));
say(`package-lock.json names all of its ${locked.size} packages, builds for other platforms included.`);

function holes(place, { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta: about = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !about[name]?.optional);
  const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return needed.filter((name) => !locked.has(name)).map((name) => `${place} needs ${name}, which is not locked`);
}

function strangers(place, { resolved, link }) {
  const isFine = link || !resolved || resolved.startsWith(REGISTRY);
  return isFine ? [] : [`${place} comes from ${resolved}`];
}

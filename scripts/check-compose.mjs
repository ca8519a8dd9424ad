/** Docker is not needed to see that docker-compose.yml has the right shape, that its parts fit together, and that none may do too much. */
import { existsSync, readFileSync } from 'node:fs';
import { composeProblems } from './lib/compose.mjs';
import { unpinnedImages } from './lib/images.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

begin();
const read = (file) => readFileSync(inRoot(file), 'utf8');
const known = read('server/src/platform/config/settings.ts').split('z.object(').at(-1) ?? '';
const settings = [...known.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name);
const schema = JSON.parse(read('scripts/compose.schema.json'));
const exists = (file) => existsSync(inRoot(file));
const problems = [
  ...composeProblems(read('docker-compose.yml'), schema, { settings, exists }).map(
    (one) => `docker-compose.yml: ${one}`,
  ),
  ...unpinnedImages(read('Dockerfile')).map((image) => `Dockerfile: ${image} has no digest`),
];
if (problems.length > 0) giveUp(problems.join('\n'));
say('docker-compose.yml is sound.');

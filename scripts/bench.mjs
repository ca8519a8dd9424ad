/** `npm run bench` measures everything in bench/; `npm run bench -- size save-answer` only those. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';
import { start } from './lib/run.mjs';

begin();
await ensureInstalled();
const { code, output } = await build();
if (code !== 0) giveUp(output);

for (const name of choose(process.argv.slice(2))) {
  say(`\n# ${name}`);
  const [exitCode] = await once(start([`bench/${name}.mjs`]), 'exit');
  if (exitCode !== 0) process.exitCode = 1;
}

function choose(wanted) {
  const known = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length));
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) giveUp(`There is no measurement "${unknown}". There are: ${known.join(' ')}`);
  return wanted.length > 0 ? wanted : known;
}

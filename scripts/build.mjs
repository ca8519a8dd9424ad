import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, say, seconds } from './lib/prelude.mjs';

begin();
const startedAt = performance.now();
await ensureInstalled();
const { code, output } = await build({ force: true });
if (code !== 0) giveUp(output);
say(`Built question-model/dist, server/dist and client/dist in ${seconds(startedAt)}.`);

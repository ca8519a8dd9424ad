import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, inRoot, say, seconds } from './lib/prelude.mjs';
import { endAll } from './lib/run.mjs';

/** While packages install or sources compile, a signal must not leave those programs behind. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const breakOff = (signal) => {
  endAll(signal);
  process.exit(1);
};

begin();
for (const signal of SIGNALS) process.on(signal, breakOff);
await ensureInstalled();
await buildChanged();
for (const signal of SIGNALS) process.off(signal, breakOff);

// The server takes over this process: signals, exit code and kill reach it without a messenger in between.
await import(pathToFileURL(inRoot('server/dist/start.js')).href);

async function buildChanged() {
  const startedAt = performance.now();
  let isNeeded = false;
  const { code, output } = await build({
    onBegin: (names) => {
      isNeeded = true;
      say(`Building the ${names.join(' and the ')} …`);
    },
  });
  if (code !== 0) giveUp(`${output}\nThe build failed; the lines above say why.`);
  if (isNeeded) say(`Built in ${seconds(startedAt)}.`);
}

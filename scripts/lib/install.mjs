import { lstatSync, statSync } from 'node:fs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { giveUp, inRoot, say, seconds } from './prelude.mjs';
import { run } from './run.mjs';

const LOCK = 'package-lock.json';
/** Written by npm at the end of every installation. */
const RECEIPT = 'node_modules/.package-lock.json';

/** Installs exactly what the lock file names, unless that is what is there already. */
export async function ensureInstalled() {
  const wanted = `${process.platform} ${process.arch} ${fingerprint([LOCK])}`;
  if (isInstalled(wanted)) return;
  say('Installing packages (about a minute the first time) …');
  const startedAt = performance.now();
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) giveUp(`${output}\nInstalling the packages failed; the lines above say why.`);
  writeStamp('node_modules', wanted);
  say(`Installed in ${seconds(startedAt)}.`);
}

/**
 * An `npm install` by hand counts too: its receipt is then newer than the lock file. So does a folder that is a link: what
 * several work trees share is not this one's to replace.
 */
function isInstalled(wanted) {
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const receipt = statSync(inRoot(RECEIPT), { throwIfNoEntry: false });
  if (!receipt) return false;
  if (readStamp('node_modules') === wanted) return true;
  if (receipt.mtimeMs < statSync(inRoot(LOCK)).mtimeMs) return false;
  writeStamp('node_modules', wanted);
  return true;
}

/** Under `npm start` npm names its own script, which also works where `npm` is a batch file. */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? run([script, ...args]) : run(args, { program: 'npm' });
}

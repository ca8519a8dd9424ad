/** What every command does first. Node's own modules only: nothing is installed yet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PARENT_CHECK_MS = 500;
const OLDEST_NODE = { major: 20, minor: 19 };

/** Root of the repository; every command works from there, wherever it was called. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** Ends with one line when the Node.js is too old, makes relative paths start at the root, and stays no longer than npm. */
export function begin() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor);
  if (isOld)
    giveUp(`Mizan needs Node.js ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is ${process.versions.node}.`);
  process.chdir(ROOT);
  if (process.env.npm_lifecycle_event) endWithParent();
}

/** npm does not pass its end on to what runs behind its shell; nothing may keep running when it is gone. */
function endWithParent() {
  const parents = runsBehind();
  const look = () => runsBehind() === parents || process.kill(process.pid, 'SIGTERM');
  setInterval(look, PARENT_CHECK_MS).unref();
}

/** Our parent; and where that is a shell (Linux tells), the npm behind it, which may die without the shell noticing. */
function runsBehind() {
  const parent = String(process.ppid);
  try {
    const [, name, grandparent] = /^\d+ \((.*)\) \w (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return name?.endsWith('sh') ? `${parent} ${grandparent}` : parent;
  } catch {
    return parent;
  }
}

export function say(line) {
  console.log(line);
}

/** @returns {never} */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

export const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, ROOT } from './prelude.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

process.once('exit', () => endAll('SIGTERM'));

/**
 * Runs a program of Node to its end with its output kept back.
 *
 * @param {string[]} args a script and its arguments
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, program?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>} the code is 1 when a signal ended it
 */
export function run(args, { env = {}, timeoutMs, program = process.execPath } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    const timer = timeoutMs && setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const finish = (code, addition = '') => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + addition });
    };
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => finish(1, `${error.message}\n`));
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `Ended by ${signal}.\n` : ''));
  });
}

/**
 * Starts a long-lived program of Node; it ends with this process at the latest.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** @param {NodeJS.Signals} signal */
export function endAll(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * The script behind a command of an installed package, to be started directly: no shell, no npx.
 *
 * @param {string} packageName
 * @param {string} [command] where the package has several
 */
export function bin(packageName, command = packageName) {
  const manifest = JSON.parse(readFileSync(inRoot('node_modules', packageName, 'package.json'), 'utf8'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  return inRoot('node_modules', packageName, script);
}

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';
import { inRoot } from './prelude.mjs';
import { bin, run } from './run.mjs';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs', 'scripts/lib/precompress.mjs'];
const MODEL = ['question-model/src', 'question-model/package.json', 'question-model/tsconfig.build.json'];
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** @typedef {{ name: string, inputs: string[], result: string, make: () => Promise<{ code: number, output: string }> }} Target */

/** @type {Target[]} */
const TARGETS = [
  {
    name: 'server',
    inputs: [
      ...MODEL,
      'server/src',
      'server/package.json',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'scripts/pack.mjs',
    ],
    result: 'server/dist',
    make: makeServer,
  },
  {
    name: 'client',
    inputs: [
      'client/src',
      'client/public',
      'client/index.html',
      'client/sign-in.html',
      'client/exam.html',
      'client/docs.html',
      'client/playground.html',
      ...MODEL,
      'client/vite.config.ts',
      'client/vite.exam.config.ts',
      'client/chunks.ts',
      'client/letters.ts',
      'client/package.json',
      'client/tsconfig.json',
      'docs/api.md',
    ],
    result: 'client/dist',
    make: makeClient,
  },
];

/**
 * Builds whichever half changed since it was last built.
 *
 * @param {{ force?: boolean, onBegin?: (names: string[]) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} output of the failing half, empty when all went well
 */
export async function build({ force = false, onBegin = () => {} } = {}) {
  const targets = TARGETS.map((target) => ({ ...target, hash: hashOf(target) })).filter(
    ({ hash, result }) => force || readStamp(result) !== hash,
  );
  if (targets.length > 0) onBegin(targets.map(({ name }) => name));
  const results = await Promise.all(targets.map(makeAndStamp));
  return results.find(({ code }) => code !== 0) ?? { code: 0, output: '' };
}

function hashOf({ inputs }) {
  return fingerprint([...inputs, ...SHARED_INPUTS], (file) => !isSpec(file));
}

async function makeAndStamp({ make, result, hash }) {
  const outcome = await make();
  if (outcome.code === 0) writeStamp(result, hash);
  return outcome;
}

async function makeServer() {
  // From nothing, so that a deleted source file (a migration, say) does not live on in the output.
  rmSync(inRoot('server/dist'), { recursive: true, force: true });
  const model = await buildModel();
  if (model.code !== 0) return model;
  const result = await run([bin('typescript-native', 'tsc'), '-p', 'server/tsconfig.build.json']);
  if (result.code !== 0) return result;
  copyAssets();
  return run([inRoot('scripts/pack.mjs')]);
}

/** The question model as the server runs it; the client compiles its source. */
export function buildModel() {
  rmSync(inRoot('question-model/dist'), { recursive: true, force: true });
  return run([bin('typescript-native', 'tsc'), '-p', 'question-model/tsconfig.build.json']);
}

/** Files that are read at run time and not compiled. */
export function copyAssets() {
  for (const file of filesUnder('server/src').filter((name) => !/\.tsx?$/.test(name))) {
    const copy = inRoot('server/dist', path.posix.relative('server/src', file));
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(inRoot(file), copy);
  }
}

/** Looked up when it is run: on a fresh clone this file is read before anything is installed. */
const vite = (args) => run([bin('vite'), 'build', 'client', '--logLevel', 'warn', ...args]);

async function makeClient() {
  const pages = await vite(['--emptyOutDir']);
  if (pages.code !== 0) return pages;
  const exam = await vite(['--config', inRoot('client/vite.exam.config.ts')]);
  if (exam.code === 0) await precompress(inRoot('client/dist'));
  return exam;
}

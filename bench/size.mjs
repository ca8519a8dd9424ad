/**
 * What a page asks for before it can do anything: its files and their bytes as they travel, compressed. Counted are the page itself, its
 * scripts and styles with all that they import, and, of a page of the console, its frame and its screen; fonts, icons and answers of the API come on
 * top. Then, in a real browser, how long the exam takes to its question and its first paint on a slow line and a slow processor
 * (`size/slow-devices`); `MIZAN_BENCH_EARLIER` names the folder of an earlier commit, built, to be halved.
 * Fails where a limit is passed, and, unless it only counts files (`--files`), where an aim is missed. Needs client/dist and server/dist (npm run build).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { measureFirstPaint, measureSlowDevices } from './size/slow-devices.mjs';
import { START } from './stage/stage.mjs';

const DIST = new URL('../client/dist/', import.meta.url);

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Manifest */

/** @type {(name: string) => Manifest} */
const manifestOf = (name) => JSON.parse(readFileSync(new URL(`.vite/${name}.json`, DIST), 'utf8'));
const [console_, exam] = ['manifest', 'exam-manifest'].map(manifestOf);

const PAGES = [
  {
    name: 'exam',
    html: 'exam.html',
    manifest: exam,
    chunks: ['exam'],
    mostFiles: 8,
    mostScriptKB: 160,
    aimScriptKB: 160,
  },
  {
    name: 'sign-in',
    html: 'sign-in.html',
    manifest: console_,
    chunks: [],
    mostFiles: 6,
    mostScriptKB: 120,
    aimScriptKB: 180,
  },
  {
    name: 'dashboard',
    html: 'index.html',
    manifest: console_,
    chunks: ['shell', 'overview'],
    mostFiles: 14,
    mostScriptKB: 355,
    aimScriptKB: 400,
  },
];

/** Of an earlier commit, to be measured in the same run. */
const EARLIER = process.env.MIZAN_BENCH_EARLIER;
/** A third of what the exam page took before it was built by itself; half of that was the aim. */
const FIRST_PAINT_MS = 2_200;
const countsOnly = process.argv.includes('--files');

for (const page of PAGES) {
  const { scripts, styles } = filesOf(page);
  const files = 1 + scripts.length + styles.length;
  const [scriptKB, styleKB] = [kilobytes(scripts), kilobytes(styles)];
  console.log(
    `${page.name.padEnd(10)} ${String(files).padStart(3)} files (at most ${page.mostFiles}), ` +
      `${scriptKB.toFixed(0)} KB of script (at most ${page.mostScriptKB}, aim ${page.aimScriptKB}), ${styleKB.toFixed(0)} KB of style`,
  );
  // The tests hold what was reached; the bench says as well what is still missed.
  const isMissed = !countsOnly && scriptKB > page.aimScriptKB;
  if (isMissed) console.log(`${' '.repeat(10)} MISSED: the aim is ${page.aimScriptKB} KB of script`);
  if (isMissed || files > page.mostFiles || scriptKB > page.mostScriptKB) process.exitCode = 1;
}

/** @type {Record<string, number>} */
const LIMITS_MS = { here: 4_000, 'slow processor': 12_000, 'slow line': 12_000, both: 20_000 };
// Seconds say something on a quiet machine only: the tests count files alone.
if (!countsOnly) {
  const { path: found } = await findChromium();
  const slow = await measureSlowDevices(START, found ?? chromium.executablePath());
  for (const [name, ms] of Object.entries(slow)) {
    const most = LIMITS_MS[name] ?? 0;
    console.log(`exam, ${name.padEnd(15)} ${(ms / 1000).toFixed(1)} s to its question (at most ${most / 1000} s)`);
    if (ms > most) process.exitCode = 1;
  }
  await reportFirstPaint(found ?? chromium.executablePath());
}

/** Half of what an earlier build took in the same run, where one is given. @param {string} executablePath */
async function reportFirstPaint(executablePath) {
  const programs = [START, ...(EARLIER ? [programOf(EARLIER)] : [])];
  const [now, then] = await measureFirstPaint(programs, executablePath);
  const most = then === undefined ? FIRST_PAINT_MS : then / 2;
  const beside = then === undefined ? '' : `, ${(then / 1000).toFixed(2)} s in the earlier build`;
  console.log(
    `exam, slow 4G and a processor four times slower: ${(now / 1000).toFixed(2)} s to its first paint (at most ${(most / 1000).toFixed(2)} s${beside})`,
  );
  if (now > most) process.exitCode = 1;
}

/** Before the server was packed it had another name. @param {string} folder of an earlier commit */
function programOf(folder) {
  const [packed, plain] = ['start.js', 'main.js'].map((file) => path.resolve(folder, 'server/dist', file));
  return existsSync(packed) ? packed : plain;
}

/** @param {typeof PAGES[number]} page */
function filesOf({ html, manifest, chunks: names }) {
  const seen = new Set();
  const named = names.map((name) => keyOf(manifest, name));
  // What starts a page that is a build by itself is one with what it needs, and bears the name of that piece.
  for (const key of html in manifest ? [html, ...named] : named) collect(manifest, key, seen);
  const chunks = [...seen].map((key) => manifest[key]);
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return { scripts: [...scripts, ...classicScripts(html)], styles: [...styles] };
}

/** Of a piece that `client/chunks.ts` names. @param {Manifest} manifest @param {string} name */
function keyOf(manifest, name) {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name && manifest[key].file.endsWith('.js'));
  if (found === undefined) throw new Error(`The build has no piece "${name}".`);
  return found;
}

/** @param {Manifest} manifest @param {string} key @param {Set<string>} seen */
function collect(manifest, key, seen) {
  if (seen.has(key)) return;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  seen.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen);
}

function kilobytes(files) {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(new URL(file, DIST))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Scripts that the page itself names and the bundler copies as they are. */
function classicScripts(page) {
  const html = readFileSync(new URL(page, DIST), 'utf8');
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !/type="module"/.test(tag)).flatMap((tag) => /src="\/([^"?]+)"/.exec(tag)?.[1] ?? []);
}

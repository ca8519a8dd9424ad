/**
 * Gzipped bytes of JavaScript that each page loads before it can do anything: its entry and all that the entry
 * imports statically. Fails when the exam page is above its budget. Needs client/dist (npm run build).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../client/dist/', import.meta.url);
const BUDGET_KB = 200;
const AIM_KB = 160;
const EXAM = 'exam.html';

/** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));
const pages = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));
const sizes = new Map(pages.map((page) => [page, measure(page)]));

for (const [page, { kilobytes, files }] of sizes) {
  console.log(`${page.padEnd(16)} ${kilobytes.toFixed(1).padStart(7)} KB gz of initial JavaScript in ${files} file(s)`);
}
const exam = sizes.get(EXAM);
if (!exam) fail(`${fileURLToPath(DIST)} has no page ${EXAM}.`);
const share = `${((exam.kilobytes / BUDGET_KB) * 100).toFixed(0)} % of its budget of ${BUDGET_KB} KB`;
if (exam.kilobytes > BUDGET_KB) fail(`The exam page takes ${share}.`);
console.log(`The exam page takes ${share} (aim: ${AIM_KB} KB).`);

function measure(page) {
  const files = [...reachable(page)].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  const bytes = [...files, ...classicScripts(page)].map(
    (file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length,
  );
  return { kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, files: bytes.length };
}

/** @param {string} key @param {Set<string>} seen */
function reachable(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) reachable(imported, seen);
  return seen;
}

/** Scripts that the page itself names and the bundler copies as they are. */
function classicScripts(page) {
  const html = readFileSync(new URL(page, DIST), 'utf8');
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !/type="module"/.test(tag)).flatMap((tag) => /src="\/([^"?]+)"/.exec(tag)?.[1] ?? []);
}

/** @returns {never} */
function fail(line) {
  console.error(line);
  process.exit(1);
}

/**
 * How long the exam page takes to show its first words on a line of 400 kbit/s with 400 ms to and fro, and on a processor six times
 * slower than this one; and its first paint on Chrome's slow 4G with a processor four times slower, beside an earlier build where one is
 * given. Its own files, compressed as the server sends them, with nothing kept from before, in a real browser.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { PredefinedNetworkConditions } from 'puppeteer-core';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const SLOW_LINE = { download: 400_000 / 8, upload: 400_000 / 8, latency: 400 };
const SLOW_PROCESSOR = 6;
const TRIES = 3;

const PHONE = { line: PredefinedNetworkConditions['Slow 4G'], slower: 4 };
const PHONE_TRIES = 5;

/** @param {string} dist @param {string} executablePath */
export function measureSlowDevices(dist, executablePath) {
  return inBrowser([dist], executablePath, async (browser, [port]) => {
    const figures = {};
    for (const [name, line, slower] of [
      ['here', null, 1],
      ['slow processor', null, SLOW_PROCESSOR],
      ['slow line', SLOW_LINE, 1],
      ['both', SLOW_LINE, SLOW_PROCESSOR],
    ]) {
      const taken = [];
      for (let tried = 0; tried < TRIES; tried++) taken.push((await open(browser, port, line, slower)).words);
      figures[name] = middleOf(taken);
    }
    return figures;
  });
}

/** Milliseconds to the first paint of each build, taken in turn. @param {string[]} dists @param {string} executablePath */
export function measureFirstPaint(dists, executablePath) {
  return inBrowser(dists, executablePath, async (browser, ports) => {
    const taken = ports.map(() => []);
    for (let tried = 0; tried < PHONE_TRIES; tried++)
      for (const [index, port] of ports.entries())
        taken[index].push((await open(browser, port, PHONE.line, PHONE.slower)).paint);
    return taken.map(middleOf);
  });
}

const middleOf = (taken) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)];

async function inBrowser(dists, executablePath, measure) {
  const servers = dists.map((dist) =>
    createServer((request, response) => serve(dist, request, response)).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    return await measure(browser, ports);
  } finally {
    await browser.close();
    servers.forEach((server) => server.close());
  }
}

/** Milliseconds to the first paint, and until the page without a link says what it has to say: all of its code and words are there then. */
async function open(browser, port, line, slower) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (line) await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slower);
  const startedAt = performance.now();
  await page.goto(`http://127.0.0.1:${port}/Exam/Success?lng=en`, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await page.waitForSelector('main:not(.boot) h1', { timeout: 60_000 });
  const words = performance.now() - startedAt;
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await context.close();
  return { words, paint };
}

function serve(dist, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const asked = path.join(dist, path.normalize(pathname));
  const isFile = asked.startsWith(dist) && existsSync(asked) && statSync(asked).isFile();
  const file = isFile ? asked : path.join(dist, 'exam.html');
  const kept = existsSync(`${file}.br`);
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  const isCompressed = kept || file.endsWith('.html');
  if (isCompressed) response.setHeader('content-encoding', 'br');
  const content = readFileSync(kept ? `${file}.br` : file);
  response.end(isCompressed && !kept ? brotliCompressSync(content) : content);
}

/**
 * How long the exam page takes to show its first words on a line of 400 kbit/s with 400 ms to and fro, and on a processor six times
 * slower than this one: its own files, compressed as the server sends them, with nothing kept from before. In a real browser.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const SLOW_LINE = { download: 400_000 / 8, upload: 400_000 / 8, latency: 400 };
const SLOW_PROCESSOR = 6;
const TRIES = 3;

/** @param {string} dist @param {string} executablePath */
export async function measureSlowDevices(dist, executablePath) {
  const server = createServer((request, response) => serve(dist, request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const figures = {};
    for (const [name, line, slower] of [
      ['here', null, 1],
      ['slow processor', null, SLOW_PROCESSOR],
      ['slow line', SLOW_LINE, 1],
      ['both', SLOW_LINE, SLOW_PROCESSOR],
    ]) {
      const taken = [];
      for (let tried = 0; tried < TRIES; tried++) taken.push(await open(browser, port, line, slower));
      figures[name] = taken.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)];
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Milliseconds until the page without a link says what it has to say: all of its code and words are there then. */
async function open(browser, port, line, slower) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (line) await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slower);
  const startedAt = performance.now();
  await page.goto(`http://127.0.0.1:${port}/Exam/Success?lng=en`, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await page.waitForSelector('main h1', { timeout: 60_000 });
  const took = performance.now() - startedAt;
  await context.close();
  return took;
}

function serve(dist, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const asked = path.join(dist, path.normalize(pathname));
  const isFile = asked.startsWith(dist) && existsSync(asked) && statSync(asked).isFile();
  const file = isFile ? asked : path.join(dist, 'exam.html');
  const compressed = existsSync(`${file}.br`);
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  if (compressed) response.setHeader('content-encoding', 'br');
  createReadStream(compressed ? `${file}.br` : file).pipe(response);
}

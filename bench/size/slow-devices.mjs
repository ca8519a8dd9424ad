/**
 * How long the exam page takes to show a question, as whoever comes back to it sees it, on a line of 400 kbit/s with 400 ms to and fro, and on
 * a processor six times slower than this one; and its first paint on Chrome's slow 4G with a processor four times slower, beside an earlier
 * build where one is given. From the built server, with nothing kept from before, in a real browser.
 */
import puppeteer, { PredefinedNetworkConditions } from 'puppeteer-core';
import { seat } from '../faults/play.mjs';
import { ADMIN, Stage } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';

const SLOW_LINE = { download: 400_000 / 8, upload: 400_000 / 8, latency: 400 };
const SLOW_PROCESSOR = 6;
const TRIES = 3;

const PHONE = { line: PredefinedNetworkConditions['Slow 4G'], slower: 4 };
const PHONE_TRIES = 5;

/** @param {string} program @param {string} executablePath */
export function measureSlowDevices(program, executablePath) {
  return inBrowser([program], executablePath, async (browser, [stage]) => {
    const exam = { stage, token: await beginExam(stage) };
    const figures = {};
    for (const [name, line, slower] of [
      ['here', null, 1],
      ['slow processor', null, SLOW_PROCESSOR],
      ['slow line', SLOW_LINE, 1],
      ['both', SLOW_LINE, SLOW_PROCESSOR],
    ]) {
      const taken = [];
      for (let tried = 0; tried < TRIES; tried++) taken.push(await open(browser, exam, line, slower));
      figures[name] = middleOf(taken);
    }
    return figures;
  });
}

/**
 * Milliseconds to the first paint of each build, taken in turn. Of a link that opens nothing: what is painted first is the same, and a
 * build of another API can be asked.
 *
 * @param {string[]} programs
 * @param {string} executablePath
 */
export function measureFirstPaint(programs, executablePath) {
  return inBrowser(programs, executablePath, async (browser, stages) => {
    const taken = stages.map(() => []);
    for (let tried = 0; tried < PHONE_TRIES; tried++)
      for (const [index, stage] of stages.entries()) taken[index].push(await firstPaint(browser, stage));
    return taken.map(middleOf);
  });
}

const middleOf = (taken) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)];

/** @param {string[]} programs the server/dist/start.js of each build */
async function inBrowser(programs, executablePath, measure) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await puppeteer.launch({ executablePath, args });
  const stages = programs.map((program) => new Stage({ program }));
  try {
    for (const stage of stages) await stage.open();
    return await measure(browser, stages);
  } finally {
    await browser.close();
    for (const stage of stages) await stage.close();
  }
}

/** @returns {Promise<string>} the token of an exam that has begun */
async function beginExam(stage) {
  const staff = await Staff.signIn(stage.originOf(), ADMIN);
  const [{ token }] = await seat(stage, staff, { count: 1, durations: [3_600] });
  return token;
}

async function firstPaint(browser, stage) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateNetworkConditions(PHONE.line);
  await page.emulateCPUThrottling(PHONE.slower);
  await page.goto(`${stage.originOf()}/Exam/nothing?lng=en`, { waitUntil: 'networkidle0', timeout: 60_000 });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await context.close();
  if (paint === 0) throw new Error('Nothing was painted.');
  return paint;
}

/** Milliseconds until the question is there. */
async function open(browser, { stage, token }, line, slower) {
  // The page before this one is gone, and nobody waits until it is believed to be.
  await stage.query('update attempts set page_id = null');
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (line) await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slower);
  const startedAt = performance.now();
  await page.goto(`${stage.originOf()}/Exam/${token}?lng=en`, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await page.waitForSelector('article h1', { timeout: 60_000 });
  const ms = performance.now() - startedAt;
  await context.close();
  return ms;
}

import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Candidate } from './journey/candidate';
import { aWatchedExam } from './journey/watched';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');

/** Absences within five seconds are one. */
const BETWEEN_MS = 5_500;

test('leaving full screen is asked back, warned of, and ends the exam', async ({ page, product }) => {
  const { link } = await aWatchedExam(page.request, product.url, { fullScreen: true, minimumSeconds: 1 });
  const candidate = new Candidate(page, say);
  await candidate.open(link, 'en');
  await page.getByRole('button', { name: say('proctoring:setUp.start') }).click();
  await expect(candidate.question('Is two and two four?')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  for (const step of ['step.warning', 'step.last']) {
    await page.evaluate(() => document.exitFullscreen());
    const dialog = page.getByRole('dialog', { name: say('proctoring:left') });
    await expect(dialog.locator('[aria-current=step]')).toHaveText(say(`proctoring:${step}`));
    await page.getByRole('button', { name: say('proctoring:returnToFullScreen') }).click();
    await expect(dialog).toBeHidden();
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('heading', { name: say('proctoring:submittedFor.title') })).toBeVisible();
  await page
    .getByRole('button', { name: say('proctoring:record.addNote') })
    .first()
    .click();
  await page.getByRole('textbox', { name: say('proctoring:record.note') }).fill('The screen reader needs it.');
  await page.getByRole('button', { name: say('proctoring:record.save') }).click();
  await expect(page.getByText('The screen reader needs it.')).toBeVisible();
});

test('pictures come from the camera at moments of the server, within the policy of the page', async ({
  page,
  product,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && broken.push(message.text()));
  const watch = { webcamSnapshots: true, snapshotsPerHour: 120, cameraRequired: true };
  const { link } = await aWatchedExam(page.request, product.url, watch);
  const candidate = new Candidate(page, say);
  await candidate.open(link, 'en');
  await page.getByRole('checkbox', { name: say('proctoring:consent.agree') }).check();
  await candidate.start();
  await expect(page.getByRole('alert')).toHaveText(say('proctoring:camera.needed'));
  await page.getByRole('button', { name: say('proctoring:camera.start') }).click();
  await expect(page.getByText(say('proctoring:camera.on'))).toBeVisible();
  const taken = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/graphql') && (await response.text()).includes('"uploadSnapshot":{'),
    { timeout: 70_000 },
  );
  await candidate.start();
  await expect(candidate.question('Is two and two four?')).toBeVisible();
  expect((await taken).ok()).toBe(true);
  expect(broken).toEqual([]);
});

test('another tab in front of the exam is noticed by the browser itself', async ({ page, product }) => {
  const { link } = await aWatchedExam(page.request, product.url, { tabLeaving: true, minimumSeconds: 1 });
  // Playwright keeps every page visible; only this way a tab is really hidden.
  const browser = await puppeteer.launch({
    executablePath: process.env.MIZAN_CHROMIUM ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const exam = await browser.newPage();
    await exam.goto(`${link}?lng=en`);
    await exam.locator(`::-p-aria(${say('exam:setUp.start')})`).click();
    await exam.waitForSelector('::-p-text(Is two and two four?)');
    const other = await browser.newPage();
    await other.bringToFront();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await exam.bringToFront();
    const dialog = await exam.waitForSelector('dialog[open]', { timeout: 15_000 });
    expect(await dialog?.evaluate((element) => element.textContent)).toContain(say('proctoring:left'));
  } finally {
    await browser.close();
  }
});

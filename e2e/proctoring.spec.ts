import { chromium } from '@playwright/test';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { Candidate } from './journey/candidate';
import { aWatchedExam } from './journey/watched';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');

/** Absences within five seconds are one. */
const BETWEEN_MS = 5_500;

test('leaving full screen is asked back, warned of, and ends the exam', async ({ page, product }) => {
  const { link } = await aWatchedExam(page.request, product.url, {
    fullScreen: true,
    minimumSeconds: 1,
    submitsWhenLeft: true,
  });
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
    { timeout: 150_000 },
  );
  await candidate.start();
  await expect(candidate.question('Is two and two four?')).toBeVisible();
  expect((await taken).ok()).toBe(true);
  expect(broken).toEqual([]);
});

/** Playwright keeps every page focused and visible; only this way the focus really leaves, and a tab is really hidden. */
const browsers: Record<'chromium' | 'firefox', LaunchOptions> = {
  chromium: {
    executablePath: process.env.MIZAN_CHROMIUM ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  },
  firefox: { browser: 'firefox', executablePath: process.env.MIZAN_FIREFOX ?? '' },
};

for (const name of ['chromium', 'firefox'] as const) {
  test(`in ${name} only what hides the exam is leaving it, not a walk by keyboard through the browser’s bar`, async ({
    page,
    product,
  }) => {
    test.skip(name === 'firefox' && !process.env.MIZAN_FIREFOX, 'There is no Firefox on this computer.');
    const watch = { tabLeaving: true, minimumSeconds: 1 };
    const { link } = await aWatchedExam(page.request, product.url, watch);
    const browser = await puppeteer.launch({ ...browsers[name], timeout: 180_000, protocolTimeout: 600_000 });
    try {
      const exam = await browser.newPage();
      exam.setDefaultTimeout(60_000);
      await exam.goto(link);
      await exam.locator(`button ::-p-text(${say('exam:setUp.start')})`).click();
      await exam.waitForSelector('::-p-text(Is two and two four?)');
      await exam.evaluate(() => {
        Object.assign(window, { walkedOut: 0 });
        window.addEventListener('blur', () => document.hasFocus() || Object.assign(window, { walkedOut: 1 }));
      });
      const hasLeft = () => exam.evaluate(() => 'walkedOut' in window && window.walkedOut === 1);
      for (let pressed = 0; pressed < 30 && !(await hasLeft()); pressed++) await exam.keyboard.press('Tab');
      expect(await hasLeft()).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      expect(await exam.$('dialog[open]')).toBeNull();
      // Its name would say how many entries there are.
      expect(await exam.$(`button[aria-label="${say('proctoring:record.open')}"]`)).not.toBeNull();
      const other = await browser.newPage();
      await other.bringToFront();
      // On a busy machine a page learns late that nobody sees it; from then on it counts.
      await exam.waitForFunction(() => document.hidden, { polling: 100 });
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await exam.bringToFront();
      const dialog = await exam.waitForSelector('dialog[open]', { timeout: 60_000 });
      expect(await dialog?.evaluate((element) => element.textContent)).toContain(say('proctoring:left'));
    } finally {
      await browser.close();
    }
  });
}

import type { Page } from '@playwright/test';
import { Candidate } from './journey/candidate';
import { picture } from './journey/picture';
import { aPerson, Office } from './journey/office';
import { breaches, runsOver, tooSmall, treeOf } from './journey/reading';
import { wordsOf, type Language } from './journey/words';
import { expect, test } from './test';

const texts: Record<Language, { truth: string; rating: string; grid: string; written: string }> = {
  en: { truth: 'Is two and two four?', rating: 'How sure are you?', grid: 'Fill in the budget.', written: 'Why?' },
  ar: { truth: 'هل اثنان واثنان أربعة؟', rating: 'ما مدى ثقتك؟', grid: 'املأ الموازنة.', written: 'لماذا؟' },
};

async function aPaper(page: Page, url: string, language: Language): Promise<string> {
  const office = await Office.open(page.request, url);
  const { truth, rating, grid, written } = texts[language];
  const questions = [
    { type: 'TRUE_FALSE', text: truth, truth: true },
    { type: 'RATING', text: rating, rating: { min: 1, max: 5 } },
    { type: 'SPREADSHEET', text: grid, grid: { columns: 3, rows: 3, cells: [fixed] } },
    { type: 'OPEN_ENDED', text: written },
  ];
  const assessmentId = await office.assessment({
    title: language === 'ar' ? 'اختبار المحاسبة' : 'Accounting exam',
    questions,
    language: language === 'ar' ? 'AR' : 'EN',
    settings: { proctoring: { tabLeaving: true } },
  });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  return invited?.link ?? '';
}

const fixed = { row: 1, column: 1, text: '1', isLocked: true };

/** Only by the keyboard, as far as it takes. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed++) {
    const label = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    if ((await page.evaluate(label))?.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to “${name}”.`);
}

/** The screen as it is, and as people set it up: narrow, and enlarged to 400 %. */
async function holds(page: Page, position: number): Promise<void> {
  expect(await breaches(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    expect(await runsOver(page), `${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
    const place = page.getByText(`${position} / 4`, { exact: true });
    await expect(place).toBeInViewport({ ratio: 0.99 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The page before the exam: with everything that can be opened on it, at every size. */
async function setUpHolds(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby=arrangement] button').press('Enter');
  await expect(page.locator('section[aria-labelledby=arrangement] textarea')).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    expect(await runsOver(page), `${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
}

for (const [language, title] of [
  ['en', 'اختبار المحاسبة'],
  ['ar', 'Accounting exam'],
] as const) {
  test(`the head of the page keeps a title of the other language apart from the name beside it (${language})`, async ({
    page,
    product,
  }) => {
    const office = await Office.open(page.request, product.url);
    const questions = [{ type: 'TRUE_FALSE', text: title, truth: true }];
    const assessmentId = await office.assessment({ title, questions, language: language === 'ar' ? 'AR' : 'EN' });
    const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
    await new Candidate(page, wordsOf(language)).open(invited?.link ?? '', language);
    const head = page.getByRole('banner');
    const name = head.getByText(wordsOf(language)('common:product'), { exact: true });
    const shown = await head.getByText(title, { exact: true }).elementHandle();
    // Both at one time: a font that comes moves them.
    const gap = () =>
      name.evaluate((product, other) => {
        const [one, two] = [product.getBoundingClientRect(), (other as Element).getBoundingClientRect()];
        return document.dir === 'rtl' ? one.left - two.right : two.left - one.right;
      }, shown);
    await expect.poll(gap).toBeGreaterThanOrEqual(16);
  });
}

test('an exam opens in its own language whatever the browser speaks, and its link says so', async ({
  browser,
  page,
  product,
}) => {
  const office = await Office.open(page.request, product.url);
  const questions = [{ type: 'TRUE_FALSE', text: 'هل اثنان واثنان أربعة؟', truth: true }];
  const assessmentId = await office.assessment({ title: 'اختبار المحاسبة', questions, language: 'AR' });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  const english = await browser.newContext({ locale: 'en-GB' });
  const exam = await english.newPage();
  await exam.goto(invited?.link ?? '');
  await expect(exam.getByRole('button', { name: wordsOf('ar')('exam:setUp.start') })).toBeVisible();
  await expect(exam.locator('html')).toHaveAttribute('dir', 'rtl');
  await english.close();
});

for (const language of ['en', 'ar'] as const) {
  test(`the whole exam is taken by keyboard alone, and told to a screen reader (${language})`, async ({
    page,
    product,
  }) => {
    const say = wordsOf(language);
    const { truth, rating, grid, written } = texts[language];
    const link = await aPaper(page, product.url, language);
    const candidate = new Candidate(page, say);
    await page.clock.install();
    await candidate.open(link, language);
    await expect(page.getByRole('button', { name: say('exam:setUp.start') })).toBeVisible();
    await setUpHolds(page);
    await expect(page.getByRole('button', { name: say('exam:setUp.start') })).toBeVisible();
    await tabTo(page, say('exam:setUp.start'));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: truth })).toBeFocused();
    const first = (await treeOf(page)).map(({ role, name }) => `${role} ${name}`);
    const opened = `${say('exam:announce.opened', { position: 1 })}: ${truth}`;
    for (const told of [
      `heading ${opened}`,
      `radio ${say('answering:choices.true')}`,
      `button ${say('exam:question.next')}`,
    ]) {
      expect(
        first.some((node) => node.startsWith(told)),
        `${told}\n${first.join('\n')}`,
      ).toBe(true);
    }
    expect(first.filter((node) => node.startsWith('timer'))).toHaveLength(1);
    expect(first.filter((node) => node.startsWith('status')).length).toBeGreaterThan(0);
    await holds(page, 1);
    await page.keyboard.press('a');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: rating })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('4');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('input[type=radio]')].map((input) => {
        const { backgroundColor } = getComputedStyle(input.parentElement ?? input);
        return { backgroundColor, isChosen: (input as HTMLInputElement).checked };
      }),
    );
    const [chosen] = colours.filter(({ isChosen }) => isChosen);
    for (const other of colours.filter(({ isChosen }) => !isChosen)) {
      expect(other.backgroundColor).not.toBe(chosen?.backgroundColor);
    }
    const segments = await page.evaluate(() =>
      [...document.querySelectorAll('header [aria-hidden] > span')].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(segments).size).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await holds(page, 2);
    await tabTo(page, say('exam:question.next'));
    await page.waitForTimeout(1_100);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: grid })).toBeFocused();
    await expect(page.getByRole('grid', { name: grid })).toBeVisible();
    await page.keyboard.press('Tab');
    const [left, right] = await page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.slice(0, 2).map((head) => head.getBoundingClientRect().left));
    expect((left ?? 0) < (right ?? 0)).toBe(language === 'en');
    // Tab over empty cells never leaves what is being typed, and Enter that follows presses nothing.
    await page.keyboard.type('10');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: grid })).toBeVisible();
    for (const [place, text] of [
      ['B1', '10'],
      ['B2', '20'],
    ]) {
      await expect(page.locator(`[data-place=${place}]`)).toHaveText(text ?? '');
    }
    await holds(page, 3);
    await page.keyboard.press('Escape');
    await tabTo(page, say('exam:question.next'));
    await page.waitForTimeout(1_100);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: written })).toBeFocused();
    // The second after typing lasts for as long as a busy machine takes to come to the button.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.keyboard.type('Because.');
    await expect(page.getByRole('textbox')).toHaveValue('Because.');
    await tabTo(page, say('exam:question.submit'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1_100);
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: say('exam:submit.title') })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Exam\/Success/);
    expect(await breaches(page)).toEqual([]);
  });
}

test('a browser without JavaScript, or too old for the page, is told so in words', async ({
  browser,
  page,
  product,
}) => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const plain = await silent.newPage();
  await plain.goto(`${product.url}/Exam/anything`);
  await expect(plain.locator('.boot-failed p').first()).toContainText('JavaScript is turned off in this browser');
  await expect(plain.locator('.boot-failed p').last()).toContainText('JavaScript معطّل في هذا المتصفح');
  for (const words of await plain.locator('.boot-failed p').all()) await expect(words).toBeVisible();
  await picture(plain, 'no-javascript');
  await silent.close();
  // Such a browser knows no modules: it runs `boot.js` and nothing else.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.addInitScript('delete HTMLScriptElement.prototype.noModule');
  await page.goto(`${product.url}/Exam/anything?lng=en`);
  await expect(page.getByRole('alert')).toContainText('This browser is too old to open this page.');
  await picture(page, 'too-old-en');
  await page.goto(`${product.url}/Exam/anything?lng=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await picture(page, 'too-old-ar');
});

test('an exam is taken in a browser that keeps nothing, and reloads into where it was', async ({ page, product }) => {
  const say = wordsOf('en');
  const link = await aPaper(page, product.url, 'en');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
  });
  const candidate = new Candidate(page, say);
  await candidate.open(link, 'en');
  await expect(page.getByText(say('exam:setUp.deviceState.fleeting'))).toBeVisible();
  await picture(page, 'nothing-kept-en');
  await candidate.start();
  await expect(candidate.question(texts.en.truth)).toBeVisible();
  await candidate.choose(say('answering:choices.true'));
  await candidate.isSaved();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: /./ }).first().waitFor();
  await expect(page.getByText(say('exam:crashed.text'))).toHaveCount(0);
  expect(new URL(page.url()).pathname).toContain(new URL(link).pathname);
});

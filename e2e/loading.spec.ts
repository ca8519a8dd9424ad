import type { Locator, Page, Request } from '@playwright/test';
import { Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import type { Product } from './product';
import { expect, test } from './test';

const ARABIC = /[\u0600-\u06ff]/;

interface Loaded {
  requests: number;
  /** Of what was answered, as it travelled, with its heads. */
  bytes: number;
  /** Until now: a page that goes on may ask for one later. */
  readonly arabicFonts: number;
  latinFonts: number;
}

async function travelled(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** What a browser asks for that has nothing of the page yet, until `shown` is there with its type and nothing more comes. */
async function load(page: Page, address: string, shown: Locator): Promise<Loaded> {
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => sizes.push(travelled(request)));
  await page.goto(address);
  await expect(shown).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0);
  return {
    requests: asked.length,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    get arabicFonts() {
      return asked.filter((url) => /arabic.*\.woff2$/.test(url)).length;
    },
    latinFonts: asked.filter((url) => /latin.*\.woff2$/.test(url)).length,
  };
}

/** Apart from the name of the other language, which is set in the machine's own type. */
async function showsArabic(page: Page): Promise<boolean> {
  const text = await page.evaluate(() => document.body.innerText);
  return ARABIC.test(text.replaceAll('العربية', ''));
}

/** Of the page itself, not of what stands in its file until its script has come. */
const headingOf = (page: Page) => page.locator('main:not(.boot)').getByRole('heading', { level: 1 });

const examOf = ({ log }: Product): string => /Exam link\s+(\S+)\?/.exec(log)?.[1] ?? '';

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);

  test(`the page to sign in is there after fifteen requests, with its type and its icon (${language})`, async ({
    page,
  }) => {
    const loaded = await load(
      page,
      `/Login?lng=${language}`,
      page.getByLabel(say('session:password'), { exact: true }),
    );
    expect(loaded.requests).toBeLessThanOrEqual(15);
    expect(loaded.arabicFonts > 0).toBe(language === 'ar');
    expect(loaded.latinFonts).toBe(1);
  });

  test(`the first page is there after thirty requests, with its type and its icon (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    await new Staff(page, say).open(language);
    const cold = await browser.newContext({ storageState: await page.context().storageState(), baseURL: product.url });
    const fresh = await cold.newPage();
    const loaded = await load(fresh, `/?lng=${language}`, headingOf(fresh).filter({ hasText: 'Layla' }));
    expect(loaded.requests).toBeLessThanOrEqual(30);
    // Who sits comes after the rest, and may have an Arabic name.
    await expect.poll(async () => loaded.arabicFonts > 0 === (await showsArabic(fresh))).toBe(true);
    await cold.close();
  });

  test(`the page of the exam is there after twelve requests and 200 KB, with its type and its icon (${language})`, async ({
    page,
    product,
  }) => {
    const loaded = await load(page, `${examOf(product)}?lng=${language}`, headingOf(page));
    // Arabic comes in three weights, of 16 KB each, on top of Latin.
    expect(loaded.requests - loaded.arabicFonts).toBeLessThanOrEqual(12);
    expect(loaded.bytes - loaded.arabicFonts * 17_000).toBeLessThanOrEqual(200_000);
    expect(loaded.arabicFonts > 0).toBe(await showsArabic(page));
    expect(loaded.latinFonts).toBe(1);
  });
}

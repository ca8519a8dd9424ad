import type { Browser, Locator, Page } from '@playwright/test';
import { bare, textOfPdf } from '../server/src/modules/reports/exports/testing/read-pdf';
import { aPerson, handIn, Office } from './journey/office';
import { fitsEverywhere } from './journey/picture';
import { breaches } from './journey/reading';
import { Staff } from './journey/staff';
import { wordsOf, type Language, type Say } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const NAMES: Record<Language, string> = { en: 'Gulf Foods', ar: 'أغذية الخليج' };
const IMPRINT: Record<Language, string> = { en: 'CR 1010, Riyadh', ar: 'سجل تجاري 1010، الرياض' };
const ADDRESS = 'help@gulf-foods.example';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="taken"</script></svg>';

/** Drawn by the browser itself. */
async function logo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 150 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#0a7f5a';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** What words and colours may add to a page: they are told in the page and in its first answer. */
const MOST_WORDS_BYTES = 2_000;

/** Every address that a page asks for until nothing more comes, with the bytes of its answers as they travel. */
async function fetchedBy(browser: Browser, link: string, say: Say): Promise<Map<string, number>> {
  const page = await (await browser.newContext()).newPage();
  const answers: Promise<[address: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    answers.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  const health = page.waitForResponse('**/api/v1/health');
  await page.goto(link);
  await expect(page.getByRole('button', { name: say('exam:setUp.start') })).toBeVisible();
  // On a busy machine a page pauses for longer than a network counts as idle: first all that is fetched last.
  await expect(page.getByRole('heading', { name: say('exam:arrangement.title') })).toBeVisible();
  await (await health).finished();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const fetched = new Map<string, number>();
  for (const [address, bytes] of await Promise.all(answers)) fetched.set(address, (fetched.get(address) ?? 0) + bytes);
  await page.context().close();
  return fetched;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

const languages: Language[] = ['en', 'ar'];

for (const language of languages) {
  test(`a company puts its name on every door (${language})`, async ({ page, browser, product, mailbox }) => {
    const say = wordsOf(language);
    const name = NAMES[language];
    await new Staff(page, say).open(language);
    const office = new Office(page.request, product.url);
    const question = { type: 'TRUE_FALSE', text: 'Is five and five ten?', truth: true };
    const assessmentId = await office.assessment({
      title: 'Fives',
      language: language === 'ar' ? 'AR' : 'EN',
      questions: [question],
    });
    const [early] = await office.invite(assessmentId, [aPerson('Omar', 'Haddad')]);
    const start = say('exam:setUp.start');
    const before = await fetchedBy(browser, early?.link ?? '', say);
    const guest = await (await browser.newContext()).newPage();
    const field = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${say(`brand:${key}`)} \\(`, 'u') });
    const sign = (on: Page | Locator) => on.getByRole('img', { name }).first();
    try {
      await test.step('what is typed is seen at once, in both themes, and by nobody else', async () => {
        await page.goto('/Settings?part=brand');
        const preview = page.getByRole('region', { name: say('brand:preview') });
        await field('name').fill(NAMES.en);
        await page.getByText(say('brand:more'), { exact: true }).click();
        await field('nameAr').fill(NAMES.ar);
        await field('imprint').fill(IMPRINT.en);
        await field('imprintAr').fill(IMPRINT.ar);
        await field('accent').fill('#ffdd00');
        await field('supportAddress').fill(ADDRESS);
        await expect(preview.getByText(name, { exact: true })).toHaveCount(2);
        await expect(preview.getByText(IMPRINT[language])).toHaveCount(2);
        // Yellow is no colour for words: what is shown has been made darker until it can be read.
        await expect(preview.getByText(/([4-9]|1\d)(\.\d+)?:1/u)).toHaveCount(2);
        await guest.goto(`${product.url}/Login?lng=${language}`);
        await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(guest.getByText(name)).toHaveCount(0);
      });

      await test.step('a logo that is a script is refused beside its field, and nothing is saved', async () => {
        const file = page.locator('input[type="file"]').first();
        await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(SCRIPT) });
        await page.getByRole('button', { name: say('brand:save'), exact: true }).click();
        await expect(page.getByText(say('errors:rule.logo-script')).first()).toBeVisible();
        const { brandSettings } = await office.call(
          graphql(`query Brand_brandSettings { brandSettings(hrId: null) { name } }`),
        );
        expect(brandSettings.name).toBeNull();
        await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo(page) });
        const preview = page.getByRole('region', { name: say('brand:preview') });
        await expect(preview.getByRole('img', { name })).toHaveCount(2);
        await page.getByRole('button', { name: say('brand:save'), exact: true }).click();
        await expect(page.getByText(say('brand:saved'), { exact: true })).toBeVisible();
        // A button that is at work is paler.
        await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
        expect(await breaches(page)).toEqual([]);
        await fitsEverywhere(page, `brand-settings-${language}`, true);
      });

      await test.step('it stands on the sign-in page', async () => {
        await guest.goto(`${product.url}/Login?lng=${language}`);
        await expect(sign(guest)).toBeVisible();
        await expect(guest.getByText(IMPRINT[language]).first()).toBeVisible();
        expect(await breaches(guest)).toEqual([]);
        await fitsEverywhere(guest, `brand-sign-in-${language}`);
      });

      const person = aPerson('Noor', 'Haddad');
      const [invited] = await office.invite(assessmentId, [person]);
      await test.step('on the invitation, as picture and in words', async () => {
        const letter = await mailbox.letter(person.email, /\/Exam\//u);
        expect(letter.html).toMatch(
          new RegExp(`<img src="${product.url}/api/v1/brand/logos/[0-9a-f]{32}\\.png"[^>]*alt="${name}"`, 'u'),
        );
        for (const form of [letter.html, letter.text]) expect(form).toContain(IMPRINT[language]);
        expect(letter.html).not.toContain('background:#ffdd00');
      });

      await test.step('on the page of the exam', async () => {
        await guest.goto(invited?.link ?? '');
        await expect(guest.getByRole('button', { name: start })).toBeVisible();
        await expect(sign(guest)).toBeVisible();
        await expect(guest.getByText(IMPRINT[language]).first()).toBeVisible();
        expect(await breaches(guest)).toEqual([]);
        await fitsEverywhere(guest, `brand-exam-${language}`);
      });

      await test.step('which grows by the logo, and by words and colours that weigh next to nothing', async () => {
        const after = await fetchedBy(browser, early?.link ?? '', say);
        const added = [...after.keys()].filter((address) => !before.has(address));
        expect(added).toEqual([expect.stringMatching(/^\/api\/v1\/brand\/logos\/[0-9a-f]{32}\.png$/u)]);
        const grown = sum(after.values()) - sum(before.values()) - (after.get(added[0] ?? '') ?? 0);
        expect(grown).toBeLessThan(MOST_WORDS_BYTES);
      });

      await test.step('and on the result as PDF', async () => {
        await handIn(invited?.link ?? '', [say('answering:choices.true')]);
        const address = `${product.url}/api/v1/results/${assessmentId}/${invited?.candidateId ?? ''}.pdf?lang=${language}`;
        await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
        const pdf = await page.request.get(address);
        const text = textOfPdf(await pdf.body(), language === 'ar' ? 'rtl' : 'ltr')
          .flat()
          .join('\n');
        expect(text).toContain(bare(IMPRINT[language]));
      });
    } finally {
      await office.call(
        graphql(`mutation Brand_updateBrand($input: UpdateBrandInput!) { updateBrand(input: $input) { __typename } }`),
        {
          input: {
            name: null,
            nameAr: null,
            imprint: null,
            imprintAr: null,
            accent: null,
            supportAddress: null,
            logo: null,
          },
        },
      );
      await guest.context().close();
    }
  });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from './journey/candidate';
import { Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const PICTURES = path.resolve(__dirname, '../docs/guide/pictures');
/** Set by `npm run guide`, which takes the pictures anew. */
const takesPictures = process.env.MIZAN_GUIDE === '1';
const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';

/** Each screen of docs/guide, and the words by which it is known to be there. */
const SCREENS = [
  { name: 'dashboard', at: '/', shows: 'dashboard:live.title' },
  { name: 'role', at: `/UpdateAssestment/${ACCOUNTANT}?step=role`, shows: 'assessments:role.descriptionHelp' },
  { name: 'questions', at: `/UpdateAssestment/${ACCOUNTANT}?step=questions`, shows: 'questions:list.title' },
  {
    name: 'finalize',
    at: `/UpdateAssestment/${ACCOUNTANT}?step=finalize`,
    shows: 'assessments:configuration.passMark',
  },
  { name: 'candidates', at: `/CandinateCreation/${ACCOUNTANT}?invite=none`, shows: 'assessments:home.tab.candidates' },
  { name: 'live', at: `/Assesments/${ACCOUNTANT}/Monitor`, shows: 'assessments:home.tab.live' },
  { name: 'marking', at: '/Marking', shows: 'workbench:saveAndNext' },
] as const;

for (const language of ['en', 'ar'] as const) {
  test(`the screens of the guide are there (${language})`, async ({ page, product }) => {
    const say = wordsOf(language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await new Staff(page, say).signIn(language);
    const take = async (name: string) => {
      await expect(page.getByText(say('common:loading'))).toHaveCount(0);
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const file = path.join(PICTURES, `${name}-${language}.jpg`);
      if (takesPictures) await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
      expect(existsSync(file), file).toBe(true);
    };
    for (const { name, at, shows } of SCREENS) {
      await page.goto(inLanguage(product.url + at, language));
      await expect(page.getByRole('main').getByText(say(shows)).first()).toBeVisible();
      await take(name);
    }
    await page.goto(inLanguage(`${product.url}/CreateAssessment`, language));
    await page.getByRole('button', { name: say('assessments:start.template'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('assessments:templates.ready') })).toBeVisible();
    await take('templates');
    await page.goto(inLanguage(`${product.url}/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`, language));
    const results = page.locator('a[href*="/ResultDetails/"]');
    await expect(results.nth(3)).toBeVisible();
    const links = await results.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const ids = [...new Set(links.map((link) => link.split('/').at(-1)?.split('?')[0] ?? ''))];
    await results.first().click();
    await page.waitForURL(/ResultDetails/);
    await expect(page.getByRole('heading', { name: say('results:questions') })).toBeVisible();
    await take('result');
    await page.goto(
      inLanguage(`${product.url}/Assesments/${ACCOUNTANT}/Compare?candidates=${ids.slice(0, 3).join(',')}`, language),
    );
    await expect(page.getByText(say('compare:percentile'))).toBeVisible();
    await take('compare');
  });
}

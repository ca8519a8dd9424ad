import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage } from './journey/candidate';
import { Staff } from './journey/staff';
import { wordsOf, type Say } from './journey/words';
import { expect, test } from './test';

const GUIDE = path.resolve(__dirname, '../docs/guide');
const PICTURES = path.join(GUIDE, 'pictures');
const PAGES = { en: 'README.md', ar: 'ar.md' } as const;
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
  { name: 'calendar', at: '/AllCandidates?rows=calendar', shows: 'all-candidates:calendar.note' },
] as const;

/** What the guide calls by name in the chapter of a picture. */
function namesBeside(picture: string, language: keyof typeof PAGES): string[] {
  const chapters = readFileSync(path.join(GUIDE, PAGES[language]), 'utf8').split('\n## ');
  const chapter = chapters.find((text) => text.includes(`](pictures/${picture})`));
  return [...(chapter ?? '').matchAll(/\*\*([^*]+)\*\*/gu)].map(([, name = '']) => name.replaceAll('\n', ' '));
}

/** What stands in the work itself, not in the menu around it, also as the name of a field or a sign. */
const wordsInSight = (page: Page): Promise<string> =>
  page
    .locator('main, [role=dialog], [role=status]')
    .evaluateAll((parts) =>
      parts
        .flatMap((part) => [
          (part as HTMLElement).innerText,
          ...[...part.querySelectorAll('[aria-label], [placeholder]')].flatMap((named) => [
            named.getAttribute('aria-label') ?? '',
            named.getAttribute('placeholder') ?? '',
          ]),
        ])
        .join('\n'),
    );

const LETTERS = {
  en: {
    subject: 'Your exam: {assessment}',
    text: 'Dear {name},\n\nthank you for your time. We would like to meet you next week.',
  },
  ar: { subject: 'اختبارك: {assessment}', text: 'عزيزنا {name}،\n\nنشكرك على وقتك، ويسرّنا أن نلتقي بك الأسبوع القادم.' },
} as const;

/** From the list of those who are through: two are written to, the list becomes a file, one is moved and moved back. */
async function takeWhatIsDoneWithPeople(page: Page, say: Say, take: (name: string) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
  await expect(dialog.getByText(say('exports:language'))).toBeVisible();
  await take('export');
  await dialog.getByRole('button', { name: say('common:action.cancel') }).click();
  await expect(dialog).toBeHidden();

  // By who they are: somebody may hand in meanwhile, and the rows move down.
  const ids = await page
    .locator('tr[data-row-key]')
    .evaluateAll((rows) => rows.slice(2, 4).map((row) => row.getAttribute('data-row-key') ?? ''));
  const ticks = ids.map((id) => page.locator(`tr[data-row-key="${id}"]`).getByRole('checkbox'));
  for (const tick of ticks) await tick.check();
  await page.getByRole('button', { name: say('deciding:letter.name_action') }).click();
  for (const language of ['en', 'ar'] as const) {
    const part = dialog.getByRole('region', { name: say(`common:language.${language === 'ar' ? 'AR' : 'EN'}`) });
    await part.getByLabel(say('deciding:letter.subject')).fill(LETTERS[language].subject);
    await part.getByLabel(say('deciding:letter.text')).fill(LETTERS[language].text);
  }
  await dialog.getByRole('button', { name: say('deciding:letter.preview') }).click();
  await expect(dialog.getByRole('article')).toBeVisible();
  await take('letter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await ticks[1]?.uncheck();
  await page.getByRole('button', { name: say('deciding:move.name') }).click();
  await dialog.getByRole('button', { name: say('deciding:move.confirm', { count: 1, formatted: '1' }) }).click();
  const undo = page.getByRole('button', { name: say('common:action.undo') });
  // It stays as long as the pointer is on it.
  await undo.hover();
  await expect(dialog).toBeHidden();
  await take('undo');
  await undo.click();
  // Not left before it is so: the next journey would meet somebody who was moved.
  const back = say('deciding:move.undone', { count: 1, formatted: '1', name: '.*', stage: '.*' });
  await expect(page.getByRole('status').filter({ hasText: new RegExp(back, 'u') })).toBeVisible();
}

for (const language of ['en', 'ar'] as const) {
  test(`the screens of the guide are there (${language})`, async ({ page, product }) => {
    const say = wordsOf(language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await new Staff(page, say).open(language);
    const take = async (name: string) => {
      await expect(page.getByText(say('common:loading'))).toHaveCount(0);
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const file = path.join(PICTURES, `${name}-${language}.jpg`);
      if (takesPictures) await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
      expect(existsSync(file), file).toBe(true);
      const names = namesBeside(`${name}-${language}.jpg`, language);
      const seen = async () => {
        const words = await wordsInSight(page);
        return names.filter((one) => words.includes(one));
      };
      await expect.poll(seen, { message: `of ${names.join(', ')} in ${name}` }).not.toEqual([]);
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
    await expect(page.getByRole('rowheader', { name: say('compare:skills') })).toBeVisible();
    await take('compare');
    await page.goto(inLanguage(`${product.url}/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`, language));
    await expect(results.nth(3)).toBeVisible();
    await takeWhatIsDoneWithPeople(page, say, take);
  });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage } from './journey/candidate';
import { aPerson, handIn, Office } from './journey/office';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const PICTURES = path.resolve(__dirname, '../docs/guide/pictures/promises');
/** Set by `npm run guide`, which takes the pictures anew. */
const takesPictures = process.env.MIZAN_GUIDE === '1';
const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const TITLE = 'Senior Group Consolidation and Treasury Reporting Accountant for the Gulf Cooperation Council '
  .repeat(2)
  .slice(0, 150);
const say = wordsOf('en');

/** What docs/staff-promises.md shows is there; small enough for a repository. */
async function take(page: Page, name: string): Promise<void> {
  await expect(page.getByText(say('common:loading'))).toHaveCount(0);
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  const file = path.join(PICTURES, `${name}.jpg`);
  if (takesPictures) await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
  expect(existsSync(file), file).toBe(true);
}

/** Each screen that is shown as it opens, and the words by which it is known to be there. */
const SCREENS = [
  { name: 'settings', at: '/Settings', shows: 'settings:part.privacy' },
  { name: 'profile', at: '/Profile', shows: 'security:passkeys.add' },
  { name: 'calendar', at: '/AllCandidates?rows=calendar', shows: 'all-candidates:calendar.note' },
  {
    name: 'grading',
    at: `/UpdateAssestment/${ACCOUNTANT}?step=finalize&tab=grading`,
    shows: 'assessments:report.title',
  },
  { name: 'analytics', at: `/Assesments/${ACCOUNTANT}/Analytics`, shows: 'assessments:home.tab.analytics' },
] as const;

test('the promises to staff can be seen: signing in', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/Login/Contact?for=help&lng=en');
  await expect(page.getByRole('button', { name: say('access:contact.submit') })).toBeVisible();
  await take(page, 'help');
  await page.goto('/Login/ConfirmChange/anything?lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'nothing-to-confirm');
  let deliver: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/sign-in-.*\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Login?lng=en', { waitUntil: 'commit' });
  await expect(page.locator('.boot i').first()).toBeVisible();
  await take(page, 'first-paint');
  deliver();
});

test('the promises to staff can be seen: single screens', async ({ page, product }) => {
  await Office.open(page.request, product.url);
  await page.setViewportSize(DESK);
  for (const { name, at, shows } of SCREENS) {
    await page.goto(inLanguage(product.url + at, 'en'));
    await expect(page.getByRole('main').getByText(say(shows)).first()).toBeVisible();
    await take(page, name);
  }
  await page.goto('/CreateAssessment?lng=en');
  await page.getByRole('button', { name: say('assessments:wizard.continue') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('assessments:blocked.title') })).toHaveCount(1);
  await take(page, 'beside-its-field');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sa');
  await expect(page.getByRole('option').first()).toContainText('Sa');
  await take(page, 'search');
  await page.goto(`/CandinateCreation/${ACCOUNTANT}?invite=none&lng=en`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await take(page, 'selected');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+?');
  await expect(page.getByText(say('shell:shortcuts.lists'), { exact: true })).toBeVisible();
  await take(page, 'keys');
});

test('the promises to staff can be seen: inviting, long texts, a phone', async ({ page, product }) => {
  const office = await Office.open(page.request, product.url);
  const question = { type: 'OPEN_ENDED', text: 'Why do we accrue?', score: 6 };
  const assessmentId = await office.assessment({ title: TITLE, questions: [question] });
  await page.setViewportSize(DESK);
  await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
  await page
    .getByLabel(say('candidates:invite.onePerLine'))
    .fill('Noor Haddad, noor@example.com, +971 50 555 0142\nSara Mansour, sara@example, +971 50 555 0142');
  await expect(page.getByText(say('candidates:invite.fixes', { count: 1, formatted: '1' }))).toBeVisible();
  await take(page, 'needs-a-fix');
  await page.getByRole('button', { name: say('candidates:invite.clear') }).click();
  const [sara] = await office.invite(assessmentId, [aPerson('Sara', 'Al-Mutairi-Hohenzollern-Sigmaringen')]);
  await handIn(sara?.link ?? '', ['Income belongs to the period that earned it.']);
  await page.goto(`/ResultDetails/Assestment/${assessmentId}/Candidate/${sara?.candidateId ?? ''}`);
  await page.getByRole('textbox', { name: say('results:earned'), exact: true }).fill('3.5');
  await page.getByRole('link', { name: say('shell:nav.dashboard') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await page.goBack();
  await expect(page.getByText(say('common:draft.restored'))).toBeVisible();
  await page.getByText(say('common:draft.restored')).scrollIntoViewIfNeeded();
  await take(page, 'draft');

  for (const language of ['en', 'ar']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/Assesments?lng=${language}`);
    await expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible();
    await take(page, `long-${language}-1440`);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible();
    await take(page, `long-${language}-390`);
  }
  await page.goto('/AllCandidates?lng=en');
  await expect(page.getByRole('button', { name: say('common:filters.none') })).toBeVisible();
  await expect(page.locator('tr.ant-table-row, li article').first()).toBeVisible();
  await take(page, 'phone');
});

import type { Locator, Page } from '@playwright/test';
import { choose as chooseFrom, Staff } from './journey/staff';
import { wordsOf, type Language, type Say } from './journey/words';
import { expect, test } from './test';

const content = {
  en: {
    title: 'Treasury basics',
    jobRole: 'Treasury analyst',
    text: 'A bank reconciliation explains differences.',
    newer: 'A bank reconciliation explains every difference.',
    bank: 'cash conversion cycle',
    skill: 'Accounting',
    assessment: 'Treasury Analyst, Doha',
  },
  ar: {
    title: 'أساسيات الخزينة',
    jobRole: 'محلل خزينة',
    text: 'تسوية البنك تفسّر الفروق.',
    newer: 'تسوية البنك تفسّر كل الفروق.',
    bank: 'المكالمة',
    skill: 'المحاسبة',
    assessment: 'محلل خزينة، الدوحة',
  },
} satisfies Record<Language, unknown>;

type Texts = (typeof content)[Language];

/** A new test, as far as its questions; each thing that is missing is named on the way. */
async function describeTest(page: Page, say: Say, { title, jobRole }: Texts) {
  const goOn = page.getByRole('button', { name: say('tests:editor.continue') });
  await page.goto('/TestCreation');
  await goOn.click();
  await expect(page.getByText(say('tests:blocked.title')).first()).toBeVisible();
  await page.getByLabel(say('tests:details.title'), { exact: true }).fill(title);
  await goOn.click();
  await expect(page.getByText(say('tests:blocked.jobRole')).first()).toBeVisible();
  await page.getByLabel(say('tests:details.jobRole'), { exact: true }).fill(jobRole);
  await goOn.click();
  await page.waitForURL(/draft=.*step=questions/);
  await page.getByRole('button', { name: say('tests:editor.done'), exact: true }).click();
  await expect(page.getByText(say('tests:blocked.questions')).first()).toBeVisible();
}

async function takeFromBank(page: Page, say: Say, search: string) {
  await page.getByRole('button', { name: say('questions:list.fromBank') }).click();
  const picker = page.getByRole('dialog').filter({ hasText: say('bank:picker.title') });
  await picker.getByRole('searchbox').fill(search);
  const found = picker.getByRole('listitem').filter({ hasText: search });
  await found.first().getByRole('checkbox').check();
  await picker.getByRole('button', { name: say('bank:picker.add', { count: 1, formatted: '1' }) }).click();
  await expect(page.getByText(say('bank:picker.added', { count: 1, formatted: '1' }))).toBeVisible();
}

async function publish(page: Page, say: Say, title: string) {
  await page.getByRole('button', { name: say('tests:editor.publish'), exact: true }).click();
  const toast = (key: string) =>
    page.getByRole('status').filter({ hasText: say(key, { title: `\u2068${title}\u2069` }) });
  await toast('tests:publish.done')
    .getByRole('button', { name: say('common:action.undo') })
    .click();
  await expect(toast('tests:withdraw.done')).toBeVisible();
  await page.getByRole('button', { name: say('tests:editor.publish'), exact: true }).click();
  await expect(toast('tests:publish.done')).toBeVisible();
}

async function readAsCandidate(page: Page, say: Say, { text }: Texts) {
  // The open question has a preview of its own, in its form.
  await page
    .getByRole('button', { name: say('tests:editor.preview') })
    .filter({ hasText: say('tests:editor.preview') })
    .click();
  await page.waitForURL(/PreviewTest/);
  const card = (number: number) =>
    page.getByRole('region', { name: say('tests:previewPage.place', { number, count: 2 }) });
  await expect(card(1)).toContainText(text);
  await card(1).getByRole('radio').first().check();
  await expect(card(1).getByText(say('tests:previewPage.answers'))).toBeHidden();
  await page.getByRole('switch', { name: say('tests:previewPage.key') }).click();
  await expect(card(1).getByText(say('tests:previewPage.answers'))).toBeVisible();
  await page.getByRole('button', { name: say('tests:previewPage.next') }).click();
  await expect(card(2)).toBeVisible();
}

/** The question changes in the bank; the test keeps the old version until somebody takes the new one. */
async function takeNewerVersion(page: Page, say: Say, { text, newer, title }: Texts) {
  await page.goto(`/Questions?search=${encodeURIComponent(text)}`);
  await page.getByRole('link', { name: text }).click();
  const editor = page.getByRole('dialog').filter({ hasText: say('bank:drawer.edit') });
  await editor.getByLabel(say('questions:editor.text'), { exact: true }).fill(newer);
  await editor.getByRole('button', { name: say('questions:panel.save') }).click();
  await expect(page.getByText(say('bank:saved'))).toBeVisible();

  await page.goto(`/Tests?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('tests:menu.edit') })
    .click();
  await page.getByRole('button', { name: say('tests:editor.continue') }).click();
  const rows = page.getByRole('region', { name: say('questions:list.title') });
  await expect(rows).toContainText(text);
  await page.getByRole('button', { name: say('tests:outdated.compare') }).click();
  const difference = page.getByRole('dialog').filter({ hasText: say('tests:outdated.title') });
  await expect(difference).toContainText(newer);
  await difference.getByRole('button', { name: say('tests:outdated.take') }).click();
  await expect(rows).toContainText(newer);
}

/** The test is chosen for an assessment, and questions of a skill are drawn besides. */
async function choose(page: Page, say: Say, { title, skill }: Texts) {
  await page.getByRole('searchbox').fill(title);
  // Until the list is the one that was searched for, its rows move under the pointer.
  await expect(page.getByRole('button', { name: new RegExp(`^${say('tests:addOf', { title: '' })}`) })).toHaveCount(1);
  await page.getByRole('button', { name: say('tests:addOf', { title }) }).click();
  await expect(page.getByText(say('tests:selected.count', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: say('assessments:pools.first') }).click();
  const pool = page.getByRole('listitem', { name: say('assessments:pools.pool', { number: 1 }) });
  await pool.getByRole('combobox', { name: say('assessments:pools.skill') }).fill(skill);
  const count = pool.getByRole('spinbutton', { name: say('assessments:pools.draw') });
  await count.fill('100');
  await expect(pool.getByRole('alert')).toBeVisible();
  await count.fill('2');
  await expect(pool.getByRole('alert')).toBeHidden();
  await expect(pool.getByRole('status')).toContainText(/\d/);
  await expect(page.getByText(say('assessments:pools.drawn', { count: 2, formatted: '2' }))).toBeVisible();
}

/** It ends above the toast, however narrow the window is. */
async function expectClear(toast: Locator, above: Locator) {
  // With the focus on it, it stays, however long the window takes to become narrow.
  await toast.getByRole('button').first().focus();
  const [card, way] = await Promise.all([toast.boundingBox(), above.boundingBox()]);
  expect(card?.y).toBeGreaterThanOrEqual((way?.y ?? Infinity) + (way?.height ?? 0));
}

/** What is seen there of what is on the screen now. */
async function onAPhone(page: Page, look: () => Promise<void>) {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  if (desk) await page.setViewportSize(desk);
}

/** Out of the list, into the archive, and back. */
async function archive(page: Page, say: Say, title: string) {
  const row = page.getByRole('row').filter({ hasText: title });
  const act = (word: string) =>
    chooseFrom(row.getByRole('button'), page.getByRole('menuitem', { name: say(word), exact: true }));
  await page.goto('/Assesments');
  await act('assessments:archive.archive');
  const named = { title: `\u2068${title}\u2069` };
  const toast = page.getByRole('status').filter({ hasText: say('assessments:archive.done', named) });
  await expectClear(toast, page.getByRole('navigation', { name: say('common:breadcrumb') }));
  await onAPhone(page, () => expectClear(toast, page.getByRole('heading', { level: 1 })));
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: say('common:action.undo') }).click();
  await expect(row).toBeVisible();
  await act('assessments:archive.archive');
  await expect(row).toBeHidden();
  await page.getByRole('checkbox', { name: say('assessments:archive.show') }).click();
  await expect(row).toBeVisible();
  await act('assessments:archive.restore');
  await expect(page.getByText(say('assessments:archive.restored', named)).last()).toBeVisible();
  await expect(row).toBeHidden();
}

for (const language of ['en', 'ar'] as const) {
  test(`a test is written, published and used (${language})`, async ({ page }) => {
    const say = wordsOf(language);
    const texts = content[language];
    const staff = new Staff(page, say);
    await staff.open(language);

    await test.step('with a question that is written and one from the bank', async () => {
      await describeTest(page, say, texts);
      await staff.addQuestion('TRUE_FALSE', texts.text, 60, 4);
      await page
        .getByRole('button', { name: say('questions:choice.markRight') })
        .first()
        .click();
      await takeFromBank(page, say, texts.bank);
      await expect(page.getByText(say('questions:count', { count: 2 }), { exact: true })).toBeVisible();
    });

    await test.step('it is offered to all, and read as candidates will', async () => {
      await publish(page, say, texts.title);
      await readAsCandidate(page, say, texts);
    });

    await test.step('it takes a newer version when somebody wants it to', () => takeNewerVersion(page, say, texts));

    await test.step('an assessment asks it, and draws others from the bank', async () => {
      const { assessment, jobRole } = texts;
      await staff.describeRole({ title: assessment, jobRole, language: language === 'ar' ? 'AR' : 'EN' });
      await choose(page, say, texts);
      await staff.goOn();
      const questions = say('tests:questions', { count: 2 });
      await expect(page.getByText(say('assessments:tests.note', { count: 1, questions }))).toBeVisible();
      await staff.goOn();
      await staff.publish();
    });

    await test.step('the assessment goes into the archive and comes back', () => archive(page, say, texts.assessment));
  });
}

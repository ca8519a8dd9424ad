import type { Locator, Page } from '@playwright/test';
import { aPerson, handIn, Office } from './journey/office';
import { Reviewer } from './journey/review';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');
const question = { type: 'OPEN_ENDED', text: 'Why do we accrue?', score: 6 };

const READY = ['Noor Haddad', 'Omar Rashid', 'Hessa Falasi', 'Jonas Weber'];
const linesFor = (stamp: string) => [
  ...READY.map((name, index) => `${name}, ${stamp}-${String(index)}@example.com, +971 50 555 0142`),
  `Sara Mansour, sara.${stamp}@example, +971 50 555 0142`,
  `Bader Enezi, bader.${stamp}@example.com, 12`,
  `Mona, mona.${stamp}@example.com`,
];

/** What the page asks by itself may meet the end of the session before the press does. */
async function signInAgain(page: Page, press: Locator) {
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/Login') await press.click({ timeout: 15_000 });
    await page.waitForURL(/\/Login/, { timeout: 15_000 });
  }).toPass();
  await page.getByLabel(say('session:email')).fill('admin@mizan.local');
  await page.getByLabel(say('session:password'), { exact: true }).fill('Mizan-demo-2026');
  await page.getByRole('button', { name: say('session:submit'), exact: true }).click();
}

test('a list in work is there until everybody on it is invited', async ({ page, product }) => {
  const office = await Office.open(page.request, product.url);
  const assessmentId = await office.assessment({ title: 'Closing the books', questions: [question] });
  const lines = linesFor(assessmentId);
  const drawer = page.getByRole('dialog').filter({ hasText: say('candidates:invite.paste') });
  const box = page.getByLabel(say('candidates:invite.onePerLine'));
  const waiting = page.getByText(say('candidates:invite.waiting', { count: 7, formatted: '7' }));

  await test.step('nobody is invited yet, so that is what the page is open for', async () => {
    await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
    await expect(drawer).toBeVisible();
    await box.fill(lines.join('\n'));
    await expect(page.getByText(say('candidates:invite.fixes', { count: 3, formatted: '3' }))).toBeVisible();
  });

  await test.step('it outlives Esc, a reload and a walk through the product', async () => {
    await page.keyboard.press('Escape');
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(lines.join('\n'));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: say('shell:nav.candidates') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell:nav.candidates') })).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeVisible();
    await expect(box).toHaveValue(lines.join('\n'));
  });

  await test.step('whoever is ready is invited, the others stay, and only that is said', async () => {
    const ready = { count: 4, formatted: '4' };
    await drawer.getByRole('button', { name: say('candidates:invite.button', ready), exact: true }).click();
    const done = say('candidates:invite.doneSome', { count: 3, formatted: '3', invited: '4' });
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(drawer).toBeVisible();
    await expect(box).toHaveValue(lines.slice(4).join('\n'));
    await expect(page.getByText(say('candidates:invite.nobody'))).toBeHidden();
    await expect(drawer.getByRole('alert')).toHaveCount(0);
  });

  await test.step('one is mended and follows, and a list cleared by mistake comes back', async () => {
    await drawer
      .getByLabel(say('candidates:invite.fixField', { field: say('candidates:invite.column.PHONE'), line: 2 }))
      .fill('+971 50 555 0199');
    await page.keyboard.press('Enter');
    await drawer
      .getByRole('button', { name: say('candidates:invite.button', { count: 1, formatted: '1' }), exact: true })
      .click();
    await expect(
      page.getByText(say('candidates:invite.doneSome', { count: 2, formatted: '2', invited: '1' })),
    ).toBeVisible();
    await drawer.getByRole('button', { name: say('candidates:invite.clear') }).click();
    const undo = page.getByRole('button', { name: say('common:action.undo') });
    // With the focus on it, it stays for as long as a busy machine takes.
    await undo.focus();
    await expect(box).toHaveValue('');
    await undo.click();
    await expect(box).toHaveValue([lines[4], lines[6]].join('\n'));
    await page.keyboard.press('Escape');
    // While it closes it still shows the one who was mended in rows of its own.
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'Bader Enezi' })).toBeVisible();
  });
});

test('a list with a header is mended and sent under it', async ({ page, product }) => {
  const office = await Office.open(page.request, product.url);
  const assessmentId = await office.assessment({ title: 'Closing the books', questions: [question] });
  const drawer = page.getByRole('dialog').filter({ hasText: say('candidates:invite.paste') });
  const box = page.getByLabel(say('candidates:invite.onePerLine'));
  const row = (name: string) => drawer.getByRole('row').filter({ hasText: name });
  const fix = (field: string, line: number) =>
    drawer.getByLabel(say('candidates:invite.fixField', { field: say(`candidates:invite.column.${field}`), line }));
  const invite = (count: number) =>
    drawer.getByRole('button', {
      name: say('candidates:invite.button', { count, formatted: String(count) }),
      exact: true,
    });
  await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
  await box.fill(
    [
      'Last name\tFirst name\tCity\tEmail\tMobile\tLanguage',
      `Haddad\tNoor\tAmman\tnoor.${assessmentId}@example.com\t+971 50 555 0142\tArabic`,
      `Mansour\tSara\tDubai\tsara.${assessmentId}@example\t+971 50 555 0143\tArabic`,
      `Enezi\tBader\tKuwait\tbader.${assessmentId}@example.com\t12\tEnglish`,
    ].join('\n'),
  );

  await test.step('a fix leaves who is right, and the rest of the one who is mended', async () => {
    await fix('EMAIL', 3).fill(`sara.${assessmentId}@example.com`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('candidates:invite.ready', { count: 2, formatted: '2' }))).toBeVisible();
    await expect(row('Sara Mansour')).toContainText(`sara.${assessmentId}@example.com`);
    await expect(row('Sara Mansour')).toContainText('+971 50 555 0143');
    await expect(row('Sara Mansour')).toContainText(say('common:language.AR'));
    await expect(row('Noor Haddad')).toContainText('+971 50 555 0142');
  });

  await test.step('who is left keeps their names and their language', async () => {
    await invite(2).click();
    const done = say('candidates:invite.doneSome', { count: 1, formatted: '1', invited: '2' });
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(row('Bader Enezi')).toContainText(say('common:language.EN'));
    await fix('PHONE', 2).fill('+965 9955 0190');
    await page.keyboard.press('Enter');
    await invite(1).click();
    await expect(drawer).toBeHidden();
  });
});

test('a mark outlives a link, a reload and the session', async ({ page, context, product }) => {
  const office = await Office.open(page.request, product.url);
  const assessmentId = await office.assessment({ title: 'Accruals', questions: [question] });
  const [sara] = await office.invite(assessmentId, [aPerson('Sara', 'Mansour')]);
  await handIn(sara?.link ?? '', ['Income belongs to the period that earned it.']);
  await page.goto(`/Marking?assessment=${assessmentId}&lng=en`);
  const paper = new Reviewer(page, say).answerToMark();
  const score = paper.getByLabel(say('results:earned'), { exact: true });
  const comment = paper.getByLabel(say('workbench:comment'));
  const isThere = async () => {
    await expect(score).toHaveValue('3.5');
    await expect(comment).toHaveValue('Add an example.');
    await expect(page.getByText(say('common:draft.restored'))).toBeVisible();
  };
  await score.fill('3.5');
  await comment.fill('Add an example.');

  await page.getByRole('link', { name: say('shell:nav.dashboard') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();

  await context.clearCookies();
  await signInAgain(page, paper.getByRole('button', { name: say('workbench:saveAndNext') }));
  await isThere();
  await paper.getByRole('button', { name: say('workbench:saveAndNext') }).click();
  await expect(page.getByText(say('workbench:empty.FIRST'))).toBeVisible();
  await page.goto(`/ResultDetails/Assestment/${assessmentId}/Candidate/${sara?.candidateId ?? ''}`);
  await expect(page.getByRole('region', { name: say('results:summary') })).toContainText('3.5');
  await expect(page.getByText(say('common:draft.restored'))).toBeHidden();
});

test('a half-filled form is not left unasked, and outlives the session', async ({ page, context, product }) => {
  await Office.open(page.request, product.url);
  await page.goto('/CreateHr?lng=en');
  const name = page.getByLabel(say('people:form.name'), { exact: true });
  const elsewhere = page.getByRole('link', { name: say('shell:nav.candidates') });
  const question = page.getByRole('dialog').filter({ hasText: say('common:leave.title') });
  await name.fill('Reem Barakat');
  await page.getByLabel(say('people:form.companyName')).fill('Gulf Ledger Partners');

  await elsewhere.click();
  await question.getByRole('button', { name: say('common:leave.keep') }).click();
  await expect(name).toHaveValue('Reem Barakat');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(name).toHaveValue('Reem Barakat');

  await page.getByLabel(say('people:form.email')).fill('reem@example.com');
  await page.getByLabel(say('people:form.phone')).fill('+963 944 555 011');
  await page.getByLabel(say('people:form.companySize')).fill('65');
  await context.clearCookies();
  await signInAgain(page, page.getByRole('button', { name: say('people:hr.create') }));
  await expect(page.getByLabel(say('people:form.companyName'))).toHaveValue('Gulf Ledger Partners');

  await elsewhere.click();
  await question.getByRole('button', { name: say('common:leave.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('shell:nav.candidates') })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('');
});

/** What is new of an assessment or of a test can only be saved with a title and a job role; half of that is typed too. */
for (const { what, at, title, role } of [
  { what: 'assessment', at: '/CreateAssessment', title: 'assessments:role.title', role: 'assessments:role.jobRole' },
  { what: 'test', at: '/TestCreation', title: 'tests:details.title', role: 'tests:details.jobRole' },
] as const) {
  test(`a new ${what} with a title and no job role is not left unasked, and outlives a reload`, async ({
    page,
    product,
  }) => {
    await Office.open(page.request, product.url);
    await page.goto(`${at}?lng=en`);
    const field = page.getByLabel(say(title), { exact: true });
    const elsewhere = page.getByRole('link', { name: say('shell:nav.candidates') });
    const question = page.getByRole('dialog').filter({ hasText: say('common:leave.title') });
    await field.fill('Closing the books, second intake');

    await elsewhere.click();
    await question.getByRole('button', { name: say('common:leave.keep') }).click();
    await expect(field).toHaveValue('Closing the books, second intake');

    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await expect(field).toHaveValue('Closing the books, second intake');

    await page.getByLabel(say(role), { exact: true }).fill('Accountant');
    await page.waitForURL(/draft=/u);
    await page.goto(`${at}?lng=en`);
    await expect(field).toHaveValue('');
    await field.fill('Never mind');
    await elsewhere.click();
    await question.getByRole('button', { name: say('common:leave.confirm') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell:nav.candidates') })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('');
  });
}

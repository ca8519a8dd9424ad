import { breaches as findings } from './journey/reading';
import { Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';

for (const { language, theme } of [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const) {
  test(`no screen shuts anybody out (${language}, ${theme})`, async ({ page, product }) => {
    test.setTimeout(1_800_000);
    const say = wordsOf(language);
    const policyBreaches: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) policyBreaches.push(message.text());
    });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(`/Login?lng=${language}`);
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await new Staff(page, say).open(language);
    const look = async (path: string, landmark: () => Promise<unknown>) => {
      await landmark();
      expect(await findings(page), path).toEqual([]);
    };
    const visit = async (path: string, landmark: () => Promise<unknown>) => {
      await page.goto(path);
      await look(path, landmark);
    };
    const rowsShown = () => expect(page.getByRole('row').nth(1)).toBeVisible();
    // Until a page has a heading of its own, the product's name stands there.
    const title = page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: new RegExp(`^${say('common:product')}$`, 'u') });
    const titled = () => expect(title).toBeVisible();
    await look('/', rowsShown);
    await visit('/Assesments', rowsShown);
    // What other journeys made may stand before it.
    await page.goto('/Assesments?search=Senior+Accountant');
    await page.locator(`tbody a[href*="${ACCOUNTANT}"]`).first().click();
    await page.waitForURL(new RegExp(ACCOUNTANT, 'u'));
    for (const step of ['role', 'choose', 'questions', 'finalize']) {
      await visit(`/UpdateAssestment/${ACCOUNTANT}?step=${step}`, () =>
        expect(page.getByText(say('assessments:step.role'))).toBeVisible(),
      );
    }
    await visit('/Tests', rowsShown);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.waitForURL(/[?&]test=/);
    await visit(page.url(), () => expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible());
    const testId = new URL(page.url()).searchParams.get('test') ?? '';
    await visit('/TestCreation', () =>
      expect(page.getByLabel(say('tests:details.title'), { exact: true })).toBeVisible(),
    );
    await visit(`/UpdateTest/${testId}?step=questions`, () =>
      expect(page.getByRole('region', { name: say('questions:list.title') })).toBeVisible(),
    );
    await page.getByRole('button', { name: say('questions:list.fromBank') }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await findings(page), 'the bank beside a test').toEqual([]);
    await visit(`/PreviewTest/${testId}`, () =>
      expect(page.getByRole('switch', { name: say('tests:previewPage.key') })).toBeVisible(),
    );
    await visit('/Questions', rowsShown);
    const question = new URL(
      (await page.getByRole('row').nth(1).getByRole('link').getAttribute('href')) ?? '',
      page.url(),
    );
    await visit(question.href, () => expect(page.getByLabel(say('questions:settings.time'))).toBeVisible());
    // Another journey may have changed it: whichever version is the newest.
    const newest = say('bank:versions.newest', { version: '' }).split('  ').at(-1) ?? '';
    await visit(`/Questions?history=${question.searchParams.get('question') ?? ''}`, () =>
      expect(page.getByText(newest)).toBeVisible(),
    );
    await visit(`/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`, rowsShown);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.waitForURL(/ResultDetails/);
    await visit(page.url(), () => expect(page.getByRole('heading', { name: say('results:questions') })).toBeVisible());

    for (const path of ['Analytics', 'Monitor']) await visit(`/Assesments/${ACCOUNTANT}/${path}`, titled);
    for (const path of [
      '/Marking',
      '/Settings',
      '/Settings?part=assessments',
      '/Settings?part=privacy',
      '/Settings?part=connections',
      '/Profile',
      '/AllHRs',
      '/AllAdmins',
      '/Contacts',
    ]) {
      await visit(path, titled);
    }
    await visit('/AllCandidates', rowsShown);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL(/Report\//);
    await visit(page.url(), titled);
    await visit('/api/docs', titled);

    const exam = new URL(/Exam link\s+(\S+)/.exec(product.log)?.[1] ?? '/', product.url);
    exam.searchParams.set('lng', language);
    await page.goto(exam.href);
    await expect(page.getByRole('button', { name: say('exam:setUp.start') })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(policyBreaches).toEqual([]);
  });
}

for (const language of ['en', 'ar'] as const) {
  test(`no screen of an assessment shuts anybody out on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await new Staff(page, wordsOf(language)).open(language);
    for (const path of [
      '/',
      `/UpdateAssestment/${ACCOUNTANT}?step=choose`,
      `/UpdateAssestment/${ACCOUNTANT}?step=finalize`,
      `/CandinateCreation/${ACCOUNTANT}?invite=none`,
      `/Assesments/${ACCOUNTANT}/Monitor`,
      `/Assesments/${ACCOUNTANT}/Analytics`,
      `/Assesments/${ACCOUNTANT}/Compare`,
      '/Marking',
    ]) {
      await page.goto(path);
      await expect(page.locator('main:not(.boot)').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await findings(page), path).toEqual([]);
    }
    await page.goto('/');
    await page.getByRole('button', { name: wordsOf(language)('shell:nav.open') }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect.soft(await findings(page), 'the menu of a phone').toEqual([]);
    await page.goto('/api/playground');
    const answer = page.locator('.graphiql-response');
    await expect(page.locator('.graphiql-query-editor')).toContainText('query WhoAmI');
    // Both editors come by themselves; until then a press does nothing.
    await expect(answer.locator('.CodeMirror')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.locator('.graphiql-execute-button').click();
    await expect(answer).toContainText('"email"');
    const box = await answer.boundingBox();
    expect(box?.width, 'the answer of the playground stands below the question').toBeGreaterThan(240);
    // The library puts the buttons of a tab into the tab, and the keyboard beside what scrolls in an editor.
    const ofLibrary = /^(nested-interactive|scrollable-region-focusable): .*(graphiql-tab|li:nth-child|CodeMirror)/u;
    const open = (await findings(page)).filter((one) => !ofLibrary.test(one));
    expect(open, 'the playground').toEqual([]);
  });
}

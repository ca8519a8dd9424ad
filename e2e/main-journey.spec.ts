import { Candidate } from './journey/candidate';
import { arabicWorkbook, csv } from './journey/lists';
import { Staff } from './journey/staff';
import { wordsOf, type Language } from './journey/words';
import { expect, test } from './test';

const MINUTE_MS = 60_000;

const content = {
  en: {
    title: 'Treasury Analyst',
    jobRole: 'Treasury analyst',
    choice: 'Which account is credited when a customer pays in advance?',
    choices: ['Revenue', 'Deferred income', 'Receivables', 'Prepaid costs'],
    truth: 'A bank reconciliation explains differences.',
    open: 'Explain why profit is not cash.',
    number: 'What is 12.5 times 4?',
    short: 'What is the capital of Egypt?',
    answer: 'Sales on credit are profit before they are cash.',
    more: ' Loans are cash without profit.',
    city: 'cairo',
    accepted: 'Cairo',
    invitee: { name: 'Noor Haddad', email: 'noor.haddad@example.com', phone: '+971 50 555 0142' },
  },
  ar: {
    title: 'محلل خزينة',
    jobRole: 'محلل خزينة',
    choice: 'أي حساب يُقيَّد دائنًا عندما يدفع العميل مقدمًا؟',
    choices: ['الإيرادات', 'إيرادات مؤجلة', 'الذمم المدينة', 'مصروفات مدفوعة مقدمًا'],
    truth: 'تسوية البنك تفسّر الفروق.',
    open: 'اشرح لماذا لا يساوي الربح النقد.',
    number: 'كم يساوي 12.5 ضرب 4؟',
    short: 'ما عاصمة مصر؟',
    answer: 'البيع الآجل ربح قبل أن يصبح نقدًا.',
    more: ' والقرض نقد بلا ربح.',
    city: 'القاهره',
    accepted: 'القاهرة',
    invitee: { name: 'نور الحداد', email: 'noor.alhaddad@example.com', phone: '٠٠٩٧١٥٠٥٥٥٠١٤٢' },
  },
} satisfies Record<Language, unknown>;

for (const language of ['en', 'ar'] as const) {
  test(`somebody is assessed from the first line to the mark (${language})`, async ({ page, browser, product }) => {
    const say = wordsOf(language);
    const texts = content[language];
    const staff = new Staff(page, say);
    await staff.signIn(language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);

    await test.step('an assessment is written in four steps', async () => {
      const letters = language === 'ar' ? 'أ ب ج د' : 'A B C D';
      await staff.describeRole({
        title: texts.title,
        jobRole: texts.jobRole,
        language: language === 'ar' ? 'AR' : 'EN',
      });
      await staff.goOn('questions');
      await staff.goOn();
      await expect(page.getByText(say('assessments:blocked.questions')).first()).toBeVisible();
      await staff.addQuestion('MULTIPLE_CHOICE', texts.choice, 600, 5);
      await staff.writeChoices(texts.choices, 1, letters);
      await staff.addQuestion('TRUE_FALSE', texts.truth, 600, 3);
      await page
        .getByRole('button', { name: say('questions:choice.markRight') })
        .first()
        .click();
      await staff.addQuestion('OPEN_ENDED', texts.open, 600, 8);
      await staff.addQuestion('NUMBER', texts.number, 30, 2);
      await page.getByLabel(say('questions:number.value')).fill('50');
      await staff.addQuestion('SHORT_ANSWER', texts.short, 600, 2);
      await page.getByLabel(say('questions:accepted.label', { number: 1 })).fill(texts.accepted);
      await expect(page.getByText(say('questions:list.incomplete'))).toBeHidden();
      await staff.goOn();
      await staff.publish();
    });

    await test.step('candidates are invited by text and by files', async () => {
      const { name, email, phone } = texts.invitee;
      await staff.openInvitations('paste');
      await page.getByLabel(say('candidates:invite.onePerLine')).fill(`${name}, ${email}, ${phone}`);
      await expect(page.getByText(say('candidates:invite.ready', { count: 1, formatted: '1' }))).toBeVisible();
      await staff.invite(1);

      await staff.openInvitations('upload');
      await page.locator('input[type=file]').setInputFiles(await arabicWorkbook());
      await expect(page.getByText(say('candidates:invite.ready', { count: 2, formatted: '2' }))).toBeVisible();
      await expect(page.getByText(say('candidates:invite.inList', { line: 2 }))).toBeVisible();
      await expect(page.getByText(say('candidates:invite.problem.EMAIL.INVALID_EMAIL'))).toBeVisible();
      await staff.invite(2, 2);

      // The other two stay in the drawer, until another file takes their place.
      await page.locator('input[type=file]').setInputFiles(csv({ withMark: language === 'ar' }));
      await staff.invite(1);
      await expect(page.getByRole('row').filter({ hasText: '096 655 111 222' })).toBeVisible();
    });

    const link = await staff.examLink(texts.invitee.email);
    expect(link).toContain(`${product.url}/Exam/`);
    const assessmentUrl = page.url();
    await page.goto('/');

    const context = await browser.newContext({ baseURL: product.url });
    const sitting = await context.newPage();
    const candidate = new Candidate(sitting, say);
    const live = page.getByRole('listitem').filter({ hasText: texts.invitee.name });

    await test.step('the candidate starts, and staff see it live', async () => {
      await candidate.open(link);
      expect(sitting.url()).not.toContain(new URL(link).pathname.split('/').pop() ?? 'token');
      await candidate.start();
      await expect(candidate.question(texts.choice)).toBeVisible();
      await expect(live).toContainText(/1\s*\/\s*5/);
      await candidate.choose(texts.choices[1] ?? '');
      await candidate.isSaved();
      await candidate.next();
      await candidate.choose(say('answering:choices.true'));
      await candidate.isSaved();
      await candidate.next();
      await expect(live).toContainText(/3\s*\/\s*5/);
    });

    await test.step('a time without network and a reload lose nothing', async () => {
      await candidate.field().fill(texts.answer);
      await candidate.isSaved();
      await candidate.offline(context, async () => {
        await candidate.field().pressSequentially(texts.more);
        await expect(sitting.getByText(say('exam:save.kept')).first()).toBeVisible();
        // Once is enough: the line is the same in every language.
        if (language === 'en') await sitting.waitForTimeout(MINUTE_MS);
      });
      await candidate.isSaved();
      const readAt = performance.now();
      const before = await candidate.secondsLeft();
      sitting.once('dialog', (dialog) => void dialog.accept());
      await sitting.reload();
      await expect(candidate.field()).toHaveValue(texts.answer + texts.more);
      expect(await candidate.secondsLeft()).toBeLessThanOrEqual(before);
      // No second more than went by: as soon as one quick reply has told the page the server's time.
      const lost = async () =>
        before - (await candidate.secondsLeft()) - Math.ceil((performance.now() - readAt) / 1000);
      await expect.poll(lost).toBeLessThanOrEqual(1);
      await candidate.next();
      // Its field looks like that of the question before.
      await expect(candidate.question(texts.number)).toBeVisible();
    });

    await test.step('the time of a question runs out, and the exam is submitted', async () => {
      await candidate.field().fill('٥٠');
      await expect(candidate.question(texts.short)).toBeVisible({ timeout: 60_000 });
      await candidate.field().fill(texts.city);
      await candidate.isSaved();
      await candidate.submit();
      await sitting.waitForURL(/\/Exam\/Success/, { timeout: 60_000 });
      await expect(live).toBeHidden();
      await candidate.open(link, language);
      await sitting.waitForURL(/\/Exam\/Submitted/);
      await expect(sitting.getByRole('heading', { name: say('exam:submitted.title') })).toBeVisible();
    });

    await test.step('the result waits for a person, who marks the open answer', async () => {
      await page.goto(assessmentUrl);
      const row = page.getByRole('row').filter({ hasText: texts.invitee.email });
      await expect(row).toContainText(say('common:resultStatus.UNDER_REVIEW'), { timeout: 60_000 });
      await row.getByRole('link').click();
      await expect(page.getByText(texts.answer + texts.more)).toBeVisible();
      await page.getByRole('textbox', { name: say('results:earned'), exact: true }).fill('6');
      await page.getByRole('button', { name: say('results:saveMark') }).click();
      await expect(page.getByText(say('results:marked'))).toBeVisible();
      // 5 + 3 + 6 + 2 + 2 of 20
      await expect(page.getByText(say('results:points', { score: '18', total: '20' }))).toBeVisible();
      await expect(page.getByText(say('common:resultStatus.PASSED'), { exact: true })).toBeVisible();
      await expect(page.locator('p').filter({ hasText: /^90%$/ })).toBeVisible();
    });

    await context.close();
  });
}

import { Candidate } from './journey/candidate';
import { everyType } from './journey/every-type';
import { Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const SECONDS = 300;
const SCORE = 2;
const INVITEE = 'Dana Saleh, dana.saleh@example.com, +962 79 555 0187';

test('one assessment asks every type: it is written, tried by its author, sat, and marked as far as rules go', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(1_800_000);
  const say = wordsOf('en');
  const staff = new Staff(page, say);
  await staff.open('en');

  await test.step('every editor makes a whole question', async () => {
    await staff.describeRole({ title: 'Every type', jobRole: 'Accountant', language: 'EN' });
    await staff.goOn();
    for (const { type, text, write } of everyType) {
      await staff.addQuestion(type, text, SECONDS, SCORE);
      await write(page, say);
    }
    await expect(page.getByText(say('questions:list.incomplete'))).toBeHidden();
  });

  await test.step('its author sits the exam page itself, on a clock that they turn', async () => {
    await staff.goOn();
    await page
      .getByRole('link', { name: say('assessments:wizard.preview') })
      .or(page.getByRole('button', { name: say('assessments:wizard.preview') }))
      .first()
      .click();
    await page.getByRole('button', { name: say('preview:sit') }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: say('exam:setUp.start') }).click();
    await expect(frame.getByRole('heading', { name: everyType[0]?.text ?? '' })).toBeVisible();
    await frame.getByRole('radio', { name: 'Yes, I may', exact: true }).check();
    await page.getByRole('button', { name: say('preview:clock.last') }).click();
    await expect(frame.getByRole('heading', { name: everyType[1]?.text ?? '' })).toBeVisible();
  });

  await test.step('it is published, and somebody is invited', async () => {
    await page.goto('/Assesments');
    await page.getByRole('link', { name: 'Every type' }).first().click();
    await page.waitForURL(/[0-9a-f-]{36}/);
    const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
    await page.goto(`/UpdateAssestment/${id}?step=finalize`);
    await staff.publish();
    await staff.openInvitations('paste');
    await page.getByLabel(say('candidates:invite.onePerLine')).fill(INVITEE);
    await staff.invite(1);
  });

  const link = await staff.examLink('dana.saleh@example.com');
  const assessmentUrl = page.url();
  const context = await browser.newContext({ baseURL: product.url });
  const sitting = await context.newPage();

  await test.step('the candidate, who reads Arabic, answers all of them', async () => {
    const sayThere = wordsOf('ar');
    const candidate = new Candidate(sitting, sayThere);
    await candidate.open(link, 'ar');
    await candidate.start();
    for (const [index, { text, answer }] of everyType.entries()) {
      await expect(candidate.question(text)).toBeVisible();
      await answer(sitting, sayThere, sitting.getByRole('article'));
      await candidate.isSaved();
      if (index < everyType.length - 1) await candidate.next();
    }
    await candidate.submit();
    await sitting.waitForURL(/\/Exam\/Success/, { timeout: 60_000 });
  });

  await test.step('what rules can mark has full marks, the rest waits for a person', async () => {
    await page.goto(assessmentUrl);
    const row = page.getByRole('row').filter({ hasText: 'dana.saleh@example.com' });
    await expect(row).toContainText(say('common:resultStatus.UNDER_REVIEW'), { timeout: 60_000 });
    await row.getByRole('link').click();
    const byRule = everyType.filter(({ isMarkedByRule }) => isMarkedByRule).length;
    const points = { score: String(byRule * SCORE), total: String(everyType.length * SCORE) };
    await expect(page.getByText(say('results:points', points))).toBeVisible();
  });
  await context.close();
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { graphql } from './journey/graphql';
import { Office } from './journey/office';
import { expectStep } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');
const ADMIN = { email: 'admin@mizan.local', password: 'Mizan-demo-2026' };
const CREATE_HR = graphql(`
  mutation FirstInvitation_createHr($input: CreateHrInput!) {
    createHr(input: $input) { __typename }
  }
`);

/** Counts what somebody does: what is pressed, and what is typed into a field. */
class Hand {
  presses = 0;
  fields = 0;

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.fields += 1;
  }
}

async function signIn(page: Page, hand: Hand, { email, password }: typeof ADMIN): Promise<void> {
  await page.goto('/Login?lng=en');
  await hand.fill(page.getByLabel(say('session:email')), email);
  await hand.fill(page.getByLabel(say('session:password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: say('session:submit'), exact: true }));
  await expect(page.getByRole('link', { name: say('shell:nav.newAssessment') }).first()).toBeVisible();
}

/** As far as the list in which the first candidate stands. `knows`: what this browser kept of the assessment before. */
async function inviteTheFirst(page: Page, hand: Hand, { knows, email }: { knows: boolean; email: string }) {
  const goOn = page.getByRole('button', { name: say('assessments:wizard.continue') });
  await hand.press(page.getByRole('link', { name: say('shell:nav.newAssessment') }).first());
  await hand.fill(page.getByLabel(say('assessments:role.title')), 'Payroll clerk');
  await hand.fill(page.getByLabel(say('assessments:role.jobRole')), 'Payroll clerk');
  const type = page.getByRole('radiogroup', { name: say('assessments:role.type') });
  if (!knows) {
    await expect(type.getByRole('radio', { checked: true })).toHaveCount(0);
    await hand.press(type.getByText(say('assessments:type.SKILLS'), { exact: true }));
  }
  await expect(type.getByRole('radio', { checked: true })).toHaveCount(1);
  await hand.press(goOn);
  await expectStep(page, say, 'choose');
  await hand.press(page.getByRole('button', { name: /^Add/u }).first());
  await hand.press(goOn);
  await expectStep(page, say, 'questions');
  await hand.press(goOn);
  await expectStep(page, say, 'finalize');
  await hand.press(page.getByRole('button', { name: say('assessments:wizard.publish') }));
  await page.waitForURL(/CandinateCreation/u);
  await hand.fill(page.getByLabel(say('candidates:invite.onePerLine')), `Noor Haddad, ${email}, +971 50 555 0142`);
  const one = { count: 1, formatted: '1' };
  await hand.press(page.getByRole('button', { name: say('candidates:invite.button', one), exact: true }));
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
}

test('a newcomer, of whom nothing is known, is in nine presses and five fields from sign-in to the first invitation', async ({
  page,
  product,
  mailbox,
  browser,
}) => {
  const desk = await browser.newContext({ baseURL: product.url });
  const office = await Office.open(desk.request, product.url);
  const newcomer = { email: `${randomUUID()}@example.com`, password: 'seven quiet lanterns drift' };
  await office.call(CREATE_HR, {
    input: {
      name: 'Reem Barakat',
      email: newcomer.email,
      phone: '+971505550142',
      companyName: 'Gulf',
      companySize: 20,
      maxRequests: 5,
      language: 'EN',
    },
  });
  await page.goto(await mailbox.read(newcomer.email, /(http\S+\/Login\/ChangePass\/\S+)/u));
  await page.getByLabel(say('access:password.new'), { exact: true }).fill(newcomer.password);
  await page.getByLabel(say('access:password.confirm'), { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: say('access:password.submit') }).click();
  await page.waitForURL(/\/Login\/ConfirmChange\//u);
  await desk.close();

  const hand = new Hand();
  await signIn(page, hand, newcomer);
  await inviteTheFirst(page, hand, { knows: false, email: 'noor@example.com' });
  expect(hand.presses).toBeLessThanOrEqual(9);
  expect(hand.fields).toBeLessThanOrEqual(5);
});

test('whoever has made one before is there in eight presses', async ({ page, context }) => {
  await signIn(page, new Hand(), ADMIN);
  await inviteTheFirst(page, new Hand(), { knows: false, email: 'noor.before@example.com' });
  await context.clearCookies();

  const hand = new Hand();
  await signIn(page, hand, ADMIN);
  await inviteTheFirst(page, hand, { knows: true, email: 'noor.again@example.com' });
  expect(hand.presses).toBeLessThanOrEqual(8);
  expect(hand.fields).toBeLessThanOrEqual(5);
});

import type { Locator, Page } from '@playwright/test';
import { expectStep } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');

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

/** As it is for everybody after their first assessment: level and type are those of the last one. */
async function asBefore(page: Page): Promise<void> {
  await page.goto('/CreateAssessment?lng=en');
  await page.getByLabel(say('assessments:role.title')).fill('The one before');
  await page.getByLabel(say('assessments:role.jobRole')).fill('Accountant');
  await page.getByText(say('common:level.MID_LEVEL'), { exact: true }).click();
  await page.getByRole('combobox', { name: say('assessments:role.type') }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: say('assessments:type.SKILLS') })
    .click();
  await page.getByRole('button', { name: say('assessments:wizard.continue') }).click();
  await expect(page.getByRole('heading', { name: say('tests:title') })).toBeVisible();
}

async function signIn(page: Page, hand: Hand): Promise<void> {
  await hand.fill(page.getByLabel(say('session:email')), 'admin@mizan.local');
  await hand.fill(page.getByLabel(say('session:password'), { exact: true }), 'Mizan-demo-2026');
  await hand.press(page.getByRole('button', { name: say('session:submit'), exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
}

test('from sign-in to the first invitation in nine presses and five fields at most', async ({ page, context }) => {
  await page.goto('/Login?lng=en');
  await signIn(page, new Hand());
  await asBefore(page);
  await context.clearCookies();
  await page.goto('/Login?lng=en');

  const hand = new Hand();
  const goOn = page.getByRole('button', { name: say('assessments:wizard.continue') });
  await signIn(page, hand);
  await hand.press(page.getByRole('link', { name: say('shell:nav.newAssessment') }).first());
  await hand.fill(page.getByLabel(say('assessments:role.title')), 'Payroll clerk');
  await hand.fill(page.getByLabel(say('assessments:role.jobRole')), 'Payroll clerk');
  await hand.press(goOn);
  await expectStep(page, say, 'choose');
  await hand.press(page.getByRole('button', { name: /^Add/u }).first());
  await hand.press(goOn);
  await expectStep(page, say, 'questions');
  await hand.press(goOn);
  await expectStep(page, say, 'finalize');
  await hand.press(page.getByRole('button', { name: say('assessments:wizard.publish') }));
  await page.waitForURL(/CandinateCreation/u);
  const line = 'Noor Haddad, noor@example.com, +971 50 555 0142';
  await hand.fill(page.getByLabel(say('candidates:invite.onePerLine')), line);
  const one = { count: 1, formatted: '1' };
  await hand.press(page.getByRole('button', { name: say('candidates:invite.button', one), exact: true }));
  await expect(page.getByRole('row').filter({ hasText: 'noor@example.com' })).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(9);
  expect(hand.fields).toBeLessThanOrEqual(5);
});

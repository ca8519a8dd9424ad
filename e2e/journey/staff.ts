import { expect, type Locator, type Page } from '@playwright/test';
import { Office } from './office';
import type { Say } from './words';

/**
 * Opens a list and takes an entry. While a list unfolds under a busy machine a press may miss: then it is pressed again, as a person would.
 *
 * @param done what is seen after a press that did not miss, where a second one would do the same again
 */
export async function choose(opener: Locator, entry: Locator, done?: Locator): Promise<void> {
  await expect(async () => {
    if (await done?.isVisible()) return;
    if (!(await entry.isVisible())) await opener.click();
    await entry.click({ timeout: 15_000 });
    await expect(entry).toBeHidden({ timeout: 15_000 });
  }).toPass();
}

/** Presses what opens something. Parts that load under the pointer may move it away from a press; a person would press again. */
export async function openBy(opener: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    if (!(await opened.isVisible())) await opener.click({ timeout: 15_000 });
    await expect(opened).toBeVisible({ timeout: 15_000 });
  }).toPass();
}

/** Presses what closes its own dialog. One that has just opened may miss a press on a busy machine; a person would press again. */
export async function dismiss(button: Locator): Promise<void> {
  await button.click();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5_000 });
    await expect(button).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** The address is a moment ahead of the page; the next press would meet the step before. */
export async function expectStep(page: Page, say: Say, step: 'choose' | 'questions' | 'finalize'): Promise<void> {
  const current = page.getByRole('navigation', { name: say('assessments:step.label') }).locator('[aria-current=step]');
  await expect(current).toContainText(say(`assessments:step.${step}`));
}

/** What somebody of the staff does, screen by screen, by the words that they read. */
export class Staff {
  private written = 0;

  constructor(
    readonly page: Page,
    private readonly say: Say,
  ) {}

  /** The dashboard, in a session that the API began: how people sign in, others look at. */
  async open(language: string): Promise<void> {
    await Office.open(this.page.request, '');
    await this.page.goto(`/?lng=${language}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText('Layla');
  }

  async signIn(language: string): Promise<void> {
    await this.page.goto(`/Login?lng=${language}`);
    await this.page.getByLabel(this.say('session:email')).fill('admin@mizan.local');
    await this.page.getByLabel(this.say('session:password'), { exact: true }).fill('Mizan-demo-2026');
    await this.page.getByRole('button', { name: this.say('session:submit'), exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText('Layla');
  }

  async describeRole({
    title,
    jobRole,
    language,
  }: {
    title: string;
    jobRole: string;
    language: 'EN' | 'AR';
  }): Promise<void> {
    const { page, say } = this;
    await page.goto('/CreateAssessment');
    await this.goOn();
    await expect(page.getByText(say('assessments:blocked.title')).first()).toBeVisible();
    await page.getByLabel(say('assessments:role.title')).fill(title);
    await page.getByLabel(say('assessments:role.jobRole')).fill(jobRole);
    await page.getByText(say('common:level.MID_LEVEL'), { exact: true }).click();
    await page.getByText(say(`common:language.${language}`), { exact: true }).click();
    await page.getByText(say('assessments:type.SKILLS'), { exact: true }).click();
    await this.goOn('choose');
  }

  /** @param step where it leads, to be waited for */
  async goOn(step?: 'choose' | 'questions'): Promise<void> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('assessments:wizard.continue') }).click();
    if (step) await expectStep(page, say, step);
  }

  async addQuestion(type: string, text: string, seconds: number, score: number): Promise<void> {
    const { page, say } = this;
    const name = say(`common:questionType.${type}`);
    const first = page
      .getByRole('group', { name: say('questions:empty.types') })
      .getByRole('button', { name })
      .first();
    const add = page.getByRole('button', { name: say('questions:list.add'), exact: true });
    await expect(first.or(add).first()).toBeVisible();
    const option = page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) });
    this.written += 1;
    const place = page.getByText(say('questions:editor.place', { number: this.written, count: this.written }));
    if (await add.isVisible()) await choose(add, option, place);
    else await first.click();
    await expect(place).toBeVisible();
    await page.getByLabel(say('questions:editor.text'), { exact: true }).fill(text);
    await page.getByLabel(say('questions:settings.time')).fill(String(seconds));
    await page.getByLabel(say('questions:settings.score'), { exact: true }).fill(String(score));
    await page.getByLabel(say('questions:settings.skill')).fill('Finance');
  }

  async writeChoices(texts: string[], right: number, letters: string): Promise<void> {
    const { page, say } = this;
    for (const [index, text] of texts.entries()) {
      const letter = letters.split(' ')[index] ?? '';
      const choice = page.getByLabel(say('questions:choice.label', { letter }), { exact: true });
      if (!(await choice.isVisible())) await page.getByRole('button', { name: say('questions:choice.add') }).click();
      await choice.fill(text);
    }
    await page
      .getByRole('button', { name: say('questions:choice.markRight') })
      .nth(right)
      .click();
  }

  async publish(): Promise<void> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('assessments:wizard.publish') }).click();
    await expect(page.getByText(say('assessments:wizard.published'))).toBeVisible();
    await page.waitForURL(/CandinateCreation/);
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: this.say('candidates:invite.paste') });
  }

  /** Opens the drawer on the assessment's page. */
  async openInvitations(way: 'paste' | 'upload'): Promise<void> {
    const { page, say } = this;
    const { drawer } = this;
    const opener = page.getByRole('button', { name: say('candidates:invite.title') }).first();
    // Where nobody is invited yet it is open already.
    const invited = page.getByRole('row').nth(1);
    await expect(drawer.or(invited).first()).toBeVisible();
    await openBy(opener, drawer);
    if (way === 'upload') await page.getByText(say('candidates:invite.upload'), { exact: true }).click();
  }

  /** @param left how many of the list need a fix and stay in it */
  async invite(count: number, left = 0): Promise<void> {
    const { page, say } = this;
    const numbers = { count, formatted: String(count) };
    await page.getByRole('button', { name: say('candidates:invite.button', numbers), exact: true }).click();
    const some = { count: left, formatted: String(left), invited: String(count) };
    const done = left === 0 ? say('candidates:invite.done', numbers) : say('candidates:invite.doneSome', some);
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    if (left === 0) await expect(this.drawer).toBeHidden();
  }

  /** The exam link of a candidate, as staff copy it out of the list. */
  async examLink(email: string): Promise<string> {
    const { page, say } = this;
    const row = page.getByRole('row').filter({ hasText: email });
    await choose(row.getByRole('button'), page.getByRole('menuitem', { name: say('candidates:list.copyLink') }));
    await expect(page.getByText(say('candidates:list.linkCopied'))).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words';

type Control = 'pause' | 'addTime' | 'end' | 'reopen';

/** What somebody does who keeps an eye on those who sit. */
export class Watcher {
  constructor(
    readonly page: Page,
    private readonly say: Say,
    private readonly name: string,
  ) {}

  async open(assessmentId: string, language: string): Promise<void> {
    await this.page.goto(`/Assesments/${assessmentId}/Monitor?lng=${language}`);
  }

  get row(): Locator {
    return this.page.getByRole('row').filter({ hasText: this.name });
  }

  async sees(words: string | RegExp): Promise<void> {
    await expect(this.row).toContainText(words);
  }

  /** With a reason, as all that moves the clock demands. */
  async control(control: Control, reason: string, minutes?: number): Promise<void> {
    const { page, say } = this;
    const action = say(`monitor:action.${control}`);
    if (control === 'end' || control === 'reopen') await this.choose(action);
    else await this.row.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: say(`monitor:dialog.${control}.text`) });
    if (minutes !== undefined) await dialog.getByRole('spinbutton').fill(String(minutes));
    const submit = dialog.getByRole('button', { name: say(`monitor:dialog.${control}.submit`) });
    await submit.click();
    await expect(dialog.getByText(say('monitor:dialog.reasonRequired'))).toBeVisible();
    await dialog.getByRole('combobox').fill(say(`monitor:reason.${reason}`));
    await page.keyboard.press('Enter');
    await submit.click();
    await this.isDone(control);
  }

  async goOn(): Promise<void> {
    await this.row.getByRole('button', { name: this.say('monitor:action.continue') }).click();
    await this.isDone('continue');
  }

  async write(words: string): Promise<void> {
    const { page, say } = this;
    await this.row.getByRole('button', { name: say('monitor:action.message') }).click();
    await page.getByRole('dialog').getByLabel(say('monitor:message.label')).fill(words);
    await page.getByRole('button', { name: say('monitor:message.send') }).click();
    await this.isDone('message');
  }

  /** @returns the drawer in which every second of the sitting stands */
  async ledger(): Promise<Locator> {
    await this.choose(this.say('monitor:action.ledger'));
    return this.page.getByRole('dialog', { name: this.say('time-ledger:title') });
  }

  private async choose(entry: string): Promise<void> {
    await this.row.getByRole('button', { name: this.say('monitor:action.more', { name: this.name }) }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  private async isDone(word: string): Promise<void> {
    await expect(this.page.getByText(this.say(`monitor:done.${word}`, { name: this.name }))).toBeVisible();
  }
}

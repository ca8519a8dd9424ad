import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { choose } from './staff';
import type { Say } from './words';

type Control = 'pause' | 'addTime' | 'end' | 'reopen';

/** What somebody does who keeps an eye on those who sit. */
export class Watcher {
  private readonly sockets: WebSocketRoute[] = [];
  private isCut = false;

  constructor(
    readonly page: Page,
    private readonly say: Say,
    private readonly name: string,
  ) {}

  async open(assessmentId: string, language: string): Promise<void> {
    await this.page.routeWebSocket(/graphql/, (socket) => {
      if (this.isCut) void socket.close();
      else {
        socket.connectToServer();
        this.sockets.push(socket);
      }
    });
    await this.page.goto(`/Assesments/${assessmentId}/Monitor?lng=${language}`);
  }

  /** The line is gone for as long as `work` takes. Chromium takes requests offline and leaves open sockets alone, so those are closed. */
  async cutOff(work: () => Promise<void>): Promise<void> {
    this.isCut = true;
    await this.page.context().setOffline(true);
    for (const socket of this.sockets.splice(0)) await socket.close();
    await work();
    this.isCut = false;
    await this.page.context().setOffline(false);
  }

  get row(): Locator {
    return this.page.getByRole('row').filter({ hasText: this.name });
  }

  async sees(words: string | RegExp): Promise<void> {
    await expect(this.row).toContainText(words);
  }

  /** In the open question, as the row shows them. */
  async secondsLeft(): Promise<number> {
    const shown = await this.row
      .getByRole('cell')
      .filter({ hasText: /^\d+:\d\d$/ })
      .innerText();
    return shown.split(':').reduce((total, part) => total * 60 + Number(part), 0);
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
    // Enter takes what is marked, which on a busy machine is the first of all for a moment.
    const marked = page.locator('.ant-select-item-option-active');
    await expect(marked.filter({ hasText: say(`monitor:reason.${reason}`) })).toBeVisible();
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
    await page.getByRole('textbox', { name: say('monitor:message.label'), exact: true }).fill(words);
    await page.getByRole('button', { name: say('monitor:message.send') }).click();
    await this.isDone('message');
  }

  /** @returns the drawer in which every second of the sitting stands */
  async ledger(): Promise<Locator> {
    await this.choose(this.say('monitor:action.ledger'));
    return this.page.getByRole('dialog', { name: this.say('time-ledger:title') });
  }

  private choose(entry: string): Promise<void> {
    const opener = this.row.getByRole('button', { name: this.say('monitor:action.more', { name: this.name }) });
    return choose(opener, this.page.getByRole('menuitem', { name: entry }));
  }

  private async isDone(word: string): Promise<void> {
    await expect(this.page.getByText(this.say(`monitor:done.${word}`, { name: this.name }))).toBeVisible();
  }
}

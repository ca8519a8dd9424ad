import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { bare, textOfPdf } from '../../server/src/modules/reports/exports/testing/read-pdf';
import type { Say } from './words';

const MOST_TABS = 120;

/** What somebody does who reads answers and decides. */
export class Reviewer {
  constructor(
    readonly page: Page,
    private readonly say: Say,
  ) {}

  /** The way of somebody without a mouse: Tab until the focus is there. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`No Tab leads to ${String(target)}.`);
  }

  /** Points for each line of the rubric and a comment, saved, and no hand on the mouse. */
  async mark(points: string[], comment: string): Promise<void> {
    const { page, say } = this;
    await page.keyboard.press('Alt+KeyP');
    for (const [index, point] of points.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(point);
    }
    await page.keyboard.press('Alt+KeyC');
    await page.keyboard.type(comment);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: say('workbench:saved') })).toBeVisible();
  }

  answerToMark(): Locator {
    return this.page.getByRole('article', { name: this.say('workbench:panel') });
  }

  /** @returns the lines of the document, as `bare` leaves them */
  async downloadReport(language: 'en' | 'ar'): Promise<string> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say(`exports:pdf.${language}`) }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    return textOfPdf(bytes, language === 'ar' ? 'rtl' : 'ltr')
      .flat()
      .join('\n');
  }

  /** @returns the address, which is shown only once */
  async shareResult(): Promise<string> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('exports:share.open'), exact: true }).click();
    await page.getByRole('button', { name: say('exports:share.create') }).click();
    await page.getByRole('button', { name: say('exports:share.copy') }).click();
    await expect(page.getByText(say('exports:share.copied'))).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  async revokeShare(): Promise<void> {
    const { page, say } = this;
    const drawer = page.getByRole('dialog', { name: say('exports:share.title') });
    await drawer.getByRole('button', { name: say('exports:share.revoke.name') }).click();
    const question = page.getByRole('dialog', { name: say('exports:share.revoke.title') });
    await question.getByRole('button', { name: say('exports:share.revoke.name') }).click();
    await expect(drawer.getByText(say('exports:share.state.revoked'))).toBeVisible();
  }

  async giveFeedback(words: string): Promise<void> {
    const { page, say } = this;
    await page.getByRole('button', { name: say('feedback:give') }).click();
    const send = page.getByRole('button', { name: say('feedback:send') });
    await send.click();
    await expect(page.getByText(say('feedback:error.required'))).toBeVisible();
    await page.getByLabel(say('feedback:text')).fill(words);
    await send.click();
    await expect(page.getByText(say('feedback:sent'))).toBeVisible();
  }
}

/** Text as `downloadReport` gives it. */
export const asInPdf = bare;

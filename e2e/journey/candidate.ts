import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Say } from './words';

export function inLanguage(link: string, language: string): string {
  const url = new URL(link);
  url.searchParams.set('lng', language);
  return url.href;
}

/** What somebody with nothing but a link does. */
export class Candidate {
  constructor(
    readonly page: Page,
    private readonly say: Say,
  ) {}

  /** In the language of the exam, which the link carries, unless another one is asked for. */
  async open(link: string, language?: string): Promise<void> {
    await this.page.goto(language === undefined ? link : inLanguage(link, language));
  }

  /** Pressed when the page knows that the line is good. */
  async start(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('exam:setUp.start') }).click();
  }

  question(text: string): Locator {
    return this.page.getByRole('heading', { name: text });
  }

  choose(text: string): Promise<void> {
    return this.page.getByRole('radio', { name: text, exact: true }).check();
  }

  field(): Locator {
    return this.page.getByRole('textbox');
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(this.say('exam:save.saved'), { exact: true }).first()).toBeVisible();
  }

  next(): Promise<void> {
    return this.page.getByRole('button', { name: this.say('exam:question.next') }).click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('exam:question.submit') }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.say('exam:submit.go') })
      .click();
  }

  /** The network is gone for as long as `work` takes. */
  async offline(context: BrowserContext, work: () => Promise<void>): Promise<void> {
    await context.setOffline(true);
    await work();
    await context.setOffline(false);
  }

  /** Seconds left, as the bar shows them. */
  async secondsLeft(): Promise<number> {
    const shown = await this.page.getByRole('timer').innerText();
    const parts = shown.match(/\d+/g)?.map(Number) ?? [];
    return parts.reduce((total, part) => total * 60 + part, 0);
  }
}

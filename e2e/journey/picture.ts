import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Set to a folder, pictures of every screen are left there. */
const PICTURES = process.env.MIZAN_PICTURES;

export async function picture(page: Page, name: string, isWhole = false): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const file = path.join(PICTURES, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: isWhole });
}

/** What stands there is pushed sideways neither on a desk nor on a phone. */
export async function fitsEverywhere(page: Page, name: string, isWhole = false): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const isWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await expect.poll(isWide).toBe(false);
    await picture(page, `${name}-${String(size.width)}`, isWhole);
  }
  if (before) await page.setViewportSize(before);
}

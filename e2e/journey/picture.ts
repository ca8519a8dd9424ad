import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Set to a folder, pictures of every screen are left there. */
const PICTURES = process.env.MIZAN_PICTURES;

export async function picture(page: Page, name: string, isWhole = false): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const file = path.join(PICTURES, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: isWhole });
}

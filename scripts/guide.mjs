/** Takes the pictures of docs/guide anew: builds, starts the product on its demo data, and walks the guide's screens in both languages. */
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';
import { bin, run } from './lib/run.mjs';

begin();
await ensureInstalled();
const built = await build();
if (built.code !== 0) giveUp(built.output);
const { path: chromium, problem } = await findChromium();
if (problem) giveUp(problem);
const args = [bin('@playwright/test', 'playwright'), 'test', '-c', inRoot('e2e/playwright.config.ts'), 'guide'];
const env = { MIZAN_GUIDE: '1', ...(chromium && { MIZAN_CHROMIUM: chromium }) };
const { code, output } = await run(args, { env });
if (code !== 0) giveUp(output);
say('docs/guide/pictures holds the screens as they are now.');

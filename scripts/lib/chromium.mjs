import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './prelude.mjs';
import { bin, run } from './run.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const DOWNLOAD_PATIENCE_MS = 5 * 60_000;

/**
 * Finds a browser for the browser tests, or gets one. Playwright's own comes first, because it fits its version.
 *
 * @returns {Promise<{ path?: string, problem?: string }>} no path and no problem = Playwright's own
 */
export async function findChromium() {
  if (await hasOwnBrowser()) return {};
  const installed = onSystem();
  if (installed) return { path: installed };
  say('There is no Chromium yet; getting one …');
  if (await installFromDebian()) return { path: onSystem() };
  await run([bin('@playwright/test', 'playwright'), 'install', 'chromium'], { timeoutMs: DOWNLOAD_PATIENCE_MS });
  if (await hasOwnBrowser()) return {};
  return {
    problem: 'No Chromium: run "npx playwright install --with-deps chromium", or install your system\'s chromium.',
  };
}

async function hasOwnBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

function onSystem() {
  const named = process.env.MIZAN_CHROMIUM ? [process.env.MIZAN_CHROMIUM] : [];
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...candidates].find((file) => existsSync(file));
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['update'], { program: 'apt-get', env });
  const { code } = await run(['install', '-y', '--no-install-recommends', 'chromium'], { program: 'apt-get', env });
  return code === 0;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from './prelude.mjs';
import { bin, run } from './run.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Draws pages and nothing around them: a third less work than a whole browser without a window, whose frame is a page as well. */
const SHELL = 'chromium-headless-shell';
const DOWNLOAD_PATIENCE_MS = 5 * 60_000;

/**
 * Finds a browser for the browser tests, or gets one. Playwright's own comes first, because it fits its version.
 *
 * @returns {Promise<{ path?: string, shell?: string, problem?: string }>} no path and no problem = Playwright's own, which has a shell
 */
export async function findChromium() {
  if (await hasOwnBrowser()) return {};
  const installed = onSystem(SYSTEM_NAMES);
  if (installed) return { path: installed, shell: await findShell() };
  say('There is no Chromium yet; getting one …');
  if (await installFromDebian('chromium')) return { path: onSystem(SYSTEM_NAMES), shell: await findShell() };
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

/** Only a matter of speed: where there is none, and none to be had, the whole browser does the same. */
async function findShell() {
  if (!onSystem([SHELL])) await installFromDebian(SHELL);
  return onSystem([SHELL]);
}

function onSystem(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const named = names === SYSTEM_NAMES && process.env.MIZAN_CHROMIUM ? [process.env.MIZAN_CHROMIUM] : [];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...candidates].find((file) => existsSync(file));
}

async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = { program: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: DOWNLOAD_PATIENCE_MS };
  await run(['update'], options);
  const { code } = await run(['install', '-y', '--no-install-recommends', name], options);
  return code === 0;
}

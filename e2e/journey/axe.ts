import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** 580 KB for the browser to read, so a document gets it once, however often it is looked at. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** @param within a selector of what alone is looked at */
export async function violations(
  page: Page,
  runOnly: axe.RunOptions['runOnly'],
  within?: string,
): Promise<Violation[]> {
  const [main, ...inside] = page.frames();
  if (main) await bring(main);
  // One that is gone meanwhile, or is of somebody else, is none of ours.
  await Promise.all(inside.map((frame) => bring(frame).catch(() => undefined)));
  return page.evaluate(
    async ({ selector, ...options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // What fades or turns to another colour is looked at as it stays.
      const passing = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const found = await inPage.run(selector ?? document, options);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    // What is right needs no description.
    { runOnly, resultTypes: ['violations' as const], selector: within },
  );
}

interface Violation {
  id: string;
  /** The elements that it is about. */
  targets: string[];
}

async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

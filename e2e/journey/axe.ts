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
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(SOURCE);
  await frame.evaluate(quicken);
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

/**
 * A third of what axe computes is colours, thousands of them for the few that a page has: each text is read once, and what a colour is made
 * of stands in it, not in weak maps beside it. What is found is the same.
 */
function quicken(): void {
  const { axe: inPage } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const { prototype } = inPage.commons.color.Color;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  for (const [part, inBytes] of Object.entries({ r: 'red', g: 'green', b: 'blue' })) {
    const kept = { part: `_${part}`, inBytes: `_${inBytes}` };
    type Kept = Record<string, number>;
    Object.defineProperty(prototype, part, {
      get(this: Kept) {
        return this[kept.part];
      },
      set(this: Kept, value: number) {
        this[kept.part] = value;
        this[kept.inBytes] = Math.round(clamp(value, 1) * 255);
      },
    });
    Object.defineProperty(prototype, inBytes, {
      get(this: Kept) {
        return this[kept.inBytes];
      },
      set(this: Kept, value: number) {
        this[kept.part] = value / 255;
        this[kept.inBytes] = clamp(value, 255);
      },
    });
  }
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

import type { Page } from '@playwright/test';
import { violations } from './axe';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Every finding with the element it is about, so that a failure says what to mend.
 *
 * @param within a selector of what alone is looked at
 */
export async function breaches(page: Page, within?: string): Promise<string[]> {
  const found = await violations(page, { type: 'tag', values: RULES }, within);
  return found.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** One thing that a screen reader is given, as Chromium has computed it. */
interface Told {
  role: string;
  name: string;
  isFocusable: boolean;
}

export async function treeOf(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      isFocusable: properties.some((one) => one.name === 'focusable' && one.value.value === true),
    }));
}

/** Where the keyboard comes to and nothing is said. */
export const unnamed = (tree: Told[]): string[] =>
  tree
    .filter(({ isFocusable, name, role }) => isFocusable && name === '' && !SILENT.includes(role))
    .map((one) => one.role);

/** A page, its content and a frame by what is in them, an empty cell by the heads of its row and its column. */
const SILENT = ['RootWebArea', 'Iframe', 'gridcell', 'main'];

/** Of what can be pressed and is seen: WCAG 2.5.8 asks for 24 pixels each way. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, textarea, input:not([type=radio], [type=checkbox]), a[href]')]
      .map((element) => ({ name: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  );

export const runsOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What would move where a reader wishes for no motion, now or with the next change; a fading is none. */
export const moves = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map(parseFloat));
    const isMoving = (element: Element) =>
      [null, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
        return isAnimated || (style.transitionProperty !== 'opacity' && longest(style.transitionDuration) > 0.01);
      });
    return [...document.querySelectorAll('body *')].filter(isMoving).map((element) => element.outerHTML.slice(0, 90));
  });

/** What lies over something else in the head of the page, by the boxes of all that is drawn in its parts. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What is read out alone is cut down to nothing, with all that is in it.
    const isDrawn = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'none' &&
      element.localName !== 'dialog' &&
      (element.parentElement === null || isDrawn(element.parentElement));
    const extentOf = (part: Element) => {
      const boxes = [part, ...part.querySelectorAll('*')]
        .filter(isDrawn)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    };
    const parts = [...document.querySelectorAll('header > *')].map((part) => ({ part, at: extentOf(part) }));
    return parts.flatMap(({ part, at }, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const isOver =
          Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left) > 1 &&
          Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top) > 1;
        return isOver ? [`${part.className} and ${other.part.className}`] : [];
      }),
    );
  });

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every finding with the element it is about, so that a failure says what to mend. */
export async function breaches(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is right needs no description, and without frames no second page has to put results together.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
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

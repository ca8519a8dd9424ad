import { expect, type Page } from '@playwright/test';
import { inForcedColours, unseenChoices, unseenFocus } from './forced-colours';
import { picture } from './picture';
import { breaches, moves, overlaps, runsOver, tooSmall, treeOf, unnamed } from './reading';
import { wordsOf, type Language } from './words';

/** WCAG 1.4.12: nothing may be lost when a reader sets text as wide as this. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const WIDE = { width: 1440, height: 900 };
/** A phone, the narrowest one, and 400 % of a screen of 1280 × 1024. */
const NARROW = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

/** Looks at one screen after the other as people have set up their devices. Collects what is wrong, so that one walk shows all. */
export class ExamLook {
  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  /** A letter as a phone shows it. */
  async mail(name: string, html: string): Promise<void> {
    const page = await this.page.context().newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(html);
    expect.soft(await runsOver(page), `390: ${name}`).toBeLessThanOrEqual(0);
    expect.soft(await breaches(page), `axe: ${name}`).toEqual([]);
    await picture(page, `${name}-${this.language}`, true);
    await page.close();
  }

  /** A page of a few words, all of which are built alike: what is read, and whether it fits the narrowest phone. */
  async notice(name: string, told = 'main'): Promise<void> {
    const { page } = this;
    await this.hasHelp(name);
    await this.reads(name, [told]);
    expect.soft(await breaches(page), `axe: ${name}`).toEqual([]);
    expect.soft(await tooSmall(page), `targets: ${name}`).toEqual([]);
    expect.soft(await moves(page), `moves, against the reader's wish: ${name}`).toEqual([]);
    await this.take(name);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await runsOver(page), `320: ${name}`).toBeLessThanOrEqual(0);
    await this.take(`${name}-320`);
    await page.setViewportSize(WIDE);
  }

  /** @param told what a screen reader must be given, as "role the beginning of its name" */
  async at(name: string, told: string[]): Promise<void> {
    const { page } = this;
    await this.hasHelp(name);
    await this.reads(name, told);
    expect.soft(await breaches(page), `axe: ${name}`).toEqual([]);
    expect.soft(await tooSmall(page), `targets: ${name}`).toEqual([]);
    expect.soft(await moves(page), `moves, against the reader's wish: ${name}`).toEqual([]);
    expect.soft(await overlaps(page), `one over another in the head: ${name}`).toEqual([]);
    await this.take(name);
    await this.fits(name);
    await this.isSeen(name);
  }

  /** A screen of the console, which people sit before: what is read, and whether it fits a phone. */
  async console(name: string, told: string[]): Promise<void> {
    await this.reads(name, told);
    expect.soft(await breaches(this.page), `axe: ${name}`).toEqual([]);
    await this.take(name);
    await this.page.setViewportSize({ width: 390, height: 844 });
    // The console draws itself anew for a phone: a moment after it was made narrow.
    await expect.soft.poll(() => runsOver(this.page), { message: `390: ${name}` }).toBeLessThanOrEqual(0);
    await this.take(`${name}-390`);
    await this.page.setViewportSize(WIDE);
  }

  /** WCAG 3.2.6: at the same place of every page, over which a dialog may stand. */
  private async hasHelp(name: string): Promise<void> {
    const label = wordsOf(this.language)('exam:help.title');
    const help = this.page.locator('header').getByLabel(label, { exact: true });
    expect.soft(await help.count(), `help: ${name}`).toBe(1);
  }

  private async reads(name: string, told: string[]): Promise<void> {
    const missing = async () => {
      const lines = (await treeOf(this.page)).map((node) => `${node.role} ${node.name}`);
      return told.filter((wanted) => !lines.some((line) => line.startsWith(wanted)));
    };
    // What is loaded with the screen comes a moment later.
    await expect.soft.poll(missing, { message: `not told: ${name}` }).toEqual([]);
    expect.soft(unnamed(await treeOf(this.page)), `without a name: ${name}`).toEqual([]);
    // A type that comes later moves what is measured.
    await this.page.evaluate(() => document.fonts.ready);
  }

  private async fits(name: string): Promise<void> {
    const { page } = this;
    for (const size of NARROW) {
      await resize(page, size);
      expect.soft(await runsOver(page), `${size.width} × ${size.height}: ${name}`).toBeLessThanOrEqual(0);
      expect.soft(await overlaps(page), `one over another at ${size.width}: ${name}`).toEqual([]);
      if (size.width === 390) await this.take(`${name}-390`);
    }
    await resize(page, { width: 320, height: 640 });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, TEXT_SPACING);
    expect.soft(await runsOver(page), `with text set wide: ${name}`).toBeLessThanOrEqual(0);
    await this.take(`${name}-spaced`);
    await page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
    await resize(page, WIDE);
  }

  private async isSeen(name: string): Promise<void> {
    const { page } = this;
    await inForcedColours(page, async () => {
      expect.soft(await unseenChoices(page), `chosen, in forced colours: ${name}`).toEqual([]);
      expect.soft(await unseenFocus(page), `focused, in forced colours: ${name}`).toEqual([]);
      await this.take(`${name}-forced`);
    });
  }

  private take(name: string): Promise<void> {
    return picture(this.page, `${name}-${this.language}`);
  }
}

/** A page in full screen has no window that could be made smaller; what it draws in can be. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const isFull = await page.evaluate(() => document.fullscreenElement !== null);
  if (isFull) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  } else {
    await page.setViewportSize(size);
  }
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

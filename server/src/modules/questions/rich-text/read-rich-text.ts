import sanitizeHtml from 'sanitize-html';
import type { FieldProblems } from '../field-problems';
import { allowList } from './allow-list';
import { PlainText, unescaped } from './plain-text';
import { writeFormula } from './write-formula';

const MAX_LENGTH = 50_000;
const MAX_FORMULAE = 30;
const MAX_FORMULA_LENGTH = 500;

interface RichText {
  /** Only what `allowList` allows, every formula followed by its MathML; null when there is no formatting in it. */
  html: string | null;
  text: string;
}

/** Tags and texts of sanitised markup, in which `<` and `>` only ever begin and end a tag. */
const TOKEN = /<(?<closing>\/?)(?<name>[a-z\d]+)(?<attributes>[^>]*)>|[^<]+/gu;
const FORMULA = /data-formula="([^"]*)"/u;
const ALT = /alt="([^"]*)"/u;
/** What holds blocks. A browser that looks for its direction passes over whatever inside looks for one of its own. */
const CONTAINERS = new Set(['table', 'ul', 'ol', 'blockquote']);
const ONE_PLAIN_PARAGRAPH = /^<p dir="auto">[^<]*<\/p>$/u;

/** A formatted text as it is kept, whoever sent it; what is wrong with it goes into `problems` at `textHtml`. */
export function readRichText(given: string, problems: FieldProblems): RichText {
  if (given.length > MAX_LENGTH) {
    problems.add('textHtml', 'max-length', { max: MAX_LENGTH });
    return { html: null, text: '' };
  }
  const { html, text } = new Markup(problems).read(sanitizeHtml(given, allowList).trim());
  return { html: ONE_PLAIN_PARAGRAPH.test(html) ? null : html, text };
}

/** Walks sanitised markup once: replaces what stands in a formula, and gathers the plain text. */
class Markup {
  private readonly plain = new PlainText();
  private html = '';
  private formulae = 0;
  /** Spans that are open: all of them are formulae, and nothing that was sent inside one is kept. */
  private depth = 0;
  private isCode = false;
  /** Containers that are open. */
  private containers = 0;

  constructor(private readonly problems: FieldProblems) {}

  read(markup: string): { html: string; text: string } {
    for (const { 0: token, groups } of markup.matchAll(TOKEN)) {
      if (groups?.name === 'span') this.span(token, groups.closing === '/');
      else if (this.depth === 0) this.keep(token, groups);
    }
    return { html: this.html, text: this.plain.toString() };
  }

  private keep(token: string, tag: Record<string, string | undefined> | undefined): void {
    const { name, closing, attributes = '' } = tag ?? {};
    if (name === undefined) {
      this.html += token;
      this.plain.text(token, this.isCode);
      return;
    }
    this.html += this.directed(token, name, closing === '/');
    if (name === 'pre') this.isCode = closing !== '/';
    if (name === 'img') this.plain.text(ALT.exec(attributes)?.[1] ?? '', false);
    this.plain.tag(name, closing === '/');
  }

  /** The outermost container decides for all that is in it: the columns of a table, the side of the bullets. */
  private directed(token: string, name: string, isClosing: boolean): string {
    const isContainer = CONTAINERS.has(name);
    if (isContainer && isClosing) this.containers -= 1;
    const isInside = this.containers > 0;
    if (isContainer && !isClosing) this.containers += 1;
    return isInside ? token.replace(' dir="auto"', '') : token;
  }

  private span(token: string, isClosing: boolean): void {
    this.depth += isClosing ? -1 : 1;
    if (isClosing ? this.depth > 0 : this.depth > 1) return;
    this.html += token;
    if (!isClosing) this.html += this.formula(FORMULA.exec(token)?.[1] ?? '');
  }

  private formula(escaped: string): string {
    const formula = unescaped(escaped);
    this.plain.text(escaped, false);
    this.formulae += 1;
    if (this.formulae === MAX_FORMULAE + 1) this.problems.add('textHtml', 'max-items', { max: MAX_FORMULAE });
    const mayBeRead = this.formulae <= MAX_FORMULAE && formula.length <= MAX_FORMULA_LENGTH;
    const mathml = mayBeRead ? writeFormula(formula) : null;
    if (mathml === null && this.formulae <= MAX_FORMULAE) {
      this.problems.add('textHtml', 'formula', { formula: formula.slice(0, MAX_FORMULA_LENGTH) });
    }
    return mathml ?? '';
  }
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { directionOf } from './bidi';
import type { TextDirection } from './bidi';
import { breakLines } from './break-lines';
import type { Weight } from './faces';
import { PdfStructure } from './structure';
import type { PdfTag, TagFacts } from './structure';
import { Typesetter } from './typesetter';

export interface PdfPageFacts {
  title: string;
  language: 'en' | 'ar';
  /** The moment that the file names as its own. */
  at: Date;
}

export interface TextLook {
  size?: number;
  weight?: Weight;
  color?: string;
  /** `end` is the left side of an Arabic page. */
  align?: 'start' | 'end';
  /** Line height in sizes. */
  leading?: number;
  /** What it is; a paragraph where nothing is said. Inside a cell or a figure it is a part of that. */
  as?: 'H1' | 'H2' | 'H3' | 'P';
  /** `auto`: by its first letter, for what people wrote. The side on which it stands is that of the page. */
  direction?: TextDirection | 'auto';
}

/** In points from the start of the text area; the end is on the left of an Arabic page. */
export interface PdfColumn {
  from: number;
  width: number;
}

const MARGIN = 48;
const FOOT = 56;

/** A4 pages written from top to bottom in one language, tagged for whoever has them read out. Distances are points; `from` counts from where reading starts. */
export class PdfPage {
  readonly direction: TextDirection;
  readonly width: number;
  /** The next free place, from the top of the page. */
  y = MARGIN;
  readonly doc: PDFKit.PDFDocument;
  private readonly type: Typesetter;
  private readonly structure: PdfStructure;

  constructor({ title, language, at }: PdfPageFacts) {
    this.direction = language === 'ar' ? 'rtl' : 'ltr';
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      // pdfkit knows this standard, its types do not.
      tagged: true,
      subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
      info: { Title: title, Creator: 'Mizan', Producer: 'Mizan', CreationDate: at, ModDate: at },
    });
    this.type = new Typesetter(this.doc);
    this.structure = new PdfStructure(this.doc, language);
    this.width = this.doc.page.width - 2 * MARGIN;
  }

  /** Text in a column, over as many lines and pages as it takes. */
  text(text: string, look: TextLook = {}, column: PdfColumn = { from: 0, width: this.width }): void {
    for (const paragraph of text.split('\n')) {
      const settled = { ...look, direction: this.baseOf(paragraph, look) };
      const lines = this.linesOf(paragraph, look, column.width);
      this.asParagraph(paragraph, look, () => {
        for (const line of lines) {
          this.room(heightOf(look));
          this.line(line, settled, column);
          this.y += heightOf(look);
        }
      });
    }
  }

  /** What is written meanwhile is a part of this: a table, a figure with its words. */
  tagged(tag: PdfTag, write: () => void, facts?: TagFacts): void {
    this.structure.inside(tag, write, facts);
  }

  /** Drawn, and nothing to be read. */
  decoration(draw: () => void): void {
    this.structure.artifact('Layout', draw);
  }

  /** Side by side from the same height; goes on below the tallest. The lines of a row stay on one page when they fit one. */
  row(cells: readonly { text: string; look?: TextLook; column: PdfColumn }[]): void {
    const tall = Math.max(...cells.map(({ text, look, column }) => this.heightOf(text, look, column.width)));
    this.room(Math.min(tall, this.bottom - MARGIN));
    const top = this.y;
    for (const { text, look, column } of cells) {
      this.y = top;
      this.text(text, look, column);
    }
    this.y = top + tall;
  }

  heightOf(text: string, look: TextLook = {}, width = this.width): number {
    return this.linesOf(text, look, width).length * heightOf(look);
  }

  widthOf(text: string, { size = 10, weight = 'regular' }: TextLook = {}): number {
    return this.type.widthOf(text, size, weight);
  }

  /** Begins a new page unless so much is left of this one. */
  room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  gap(height: number): void {
    this.y += height;
  }

  rule(color = '#e4e6ea'): void {
    this.decoration(() =>
      this.doc
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + this.width, this.y)
        .lineWidth(0.75)
        .stroke(color),
    );
  }

  /** A filled area in a column, its top at `y`; the place to go on stays. */
  block({ from, width }: PdfColumn, y: number, height: number, color: string, radius = 0): void {
    const x = this.leftOf(from, width);
    this.decoration(() => {
      const path = radius > 0 ? this.doc.roundedRect(x, y, width, height, radius) : this.doc.rect(x, y, width, height);
      path.fill(color);
    });
  }

  /** One line in its column, at the present height, which stays. */
  line(text: string, look: TextLook = {}, column: PdfColumn = { from: 0, width: this.width }): void {
    this.asParagraph(text, look, () =>
      this.structure.content(text, this.baseOf(text, look), () => this.drawLine(text, look, column)),
    );
  }

  private asParagraph(text: string, { as = 'P' }: TextLook, write: () => void): void {
    if (this.structure.isContainer && text.trim() !== '') this.structure.inside(as, write, { text });
    else write();
  }

  private drawLine(text: string, look: TextLook, column: PdfColumn): void {
    const { size = 10, weight = 'regular', color = '#13161e', align = 'start' } = look;
    const base = this.baseOf(text, look);
    const wide = this.type.widthOf(text, size, weight);
    const left = this.leftOf(column.from, column.width);
    const isAtLeft = (align === 'start') === (this.direction === 'ltr');
    const y = this.y + heightOf(look) / 2 + size * 0.35;
    this.doc.fillColor(color);
    this.type.draw(text, { x: isAtLeft ? left : left + column.width - wide, y }, size, weight, base);
  }

  /** On every page, once all are written; `page` and `count` from 1. */
  foot(write: (page: number, count: number) => readonly { text: string; look?: TextLook }[]): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.doc.switchToPage(index);
      this.y = this.doc.page.height - FOOT + 10;
      this.rule();
      this.y += 8;
      const lines = write(index + 1, count);
      this.structure.artifact('Pagination', () => {
        for (const { text, look } of lines) this.drawLine(text, look ?? {}, { from: 0, width: this.width });
      });
    }
  }

  /** Closes it. */
  bytes(): Promise<Buffer> {
    this.type.settle();
    const done = buffer(this.doc);
    this.doc.end();
    return done;
  }

  /** Left, top, right and bottom of a column from one height to another, as a figure says where it is. */
  boxOf({ from, width }: PdfColumn, top: number, bottom: number): [number, number, number, number] {
    const left = this.leftOf(from, width);
    return [left, top, left + width, bottom];
  }

  private get bottom(): number {
    return this.doc.page.height - FOOT;
  }

  private leftOf(from: number, width: number): number {
    return this.direction === 'ltr' ? MARGIN + from : MARGIN + this.width - from - width;
  }

  private linesOf(text: string, { size = 10, weight = 'regular' }: TextLook, width: number): string[] {
    return breakLines(text, width, (part) => this.type.widthOf(part, size, weight));
  }

  private baseOf(text: string, { direction = 'auto' }: TextLook): TextDirection {
    return direction === 'auto' ? directionOf(text, this.direction) : direction;
  }
}

function heightOf({ size = 10, leading = 1.5 }: TextLook): number {
  return size * leading;
}

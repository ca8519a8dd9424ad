import type { TextDirection } from './bidi';
import { directionOf } from './bidi';

/** What a part of a page is to whoever cannot see it: PDF's own names. */
export type PdfTag = Container | Leaf;
type Container = 'Document' | 'Table' | 'TR' | 'TD';
type Leaf = 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'Figure';

const CONTAINERS: readonly PdfTag[] = ['Document', 'Table', 'TR', 'TD'];

export interface TagFacts {
  /** What a figure shows, in words. */
  alt?: string;
  /** From the left and the top of the page: left, top, right, bottom. */
  bbox?: [number, number, number, number];
}

/** pdfkit knows the scope of a heading cell, its types do not. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & Pick<TagFacts, 'bbox'> & { scope?: 'Row' };

/** The logical structure of a document: in which order it is read, what is a heading, a table, a figure, and in which language. */
export class PdfStructure {
  private readonly open: { tag: PdfTag; element: PDFKit.PDFStructureElement }[] = [];

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly language: 'en' | 'ar',
  ) {
    const element = doc.struct('Document');
    doc.addStructure(element);
    this.open.push({ tag: 'Document', element });
  }

  /** What is written meanwhile belongs to this element. */
  inside(tag: PdfTag, write: () => void, facts: TagFacts & { text?: string } = {}): void {
    const { alt, bbox, text } = facts;
    const options: ElementOptions = {
      ...(alt !== undefined && { alt }),
      ...(bbox && { bbox }),
      ...(tag === 'TH' && { scope: 'Row' as const }),
      ...this.languageOf(text ?? alt ?? ''),
    };
    const element = this.doc.struct(tag, options);
    this.open.at(-1)?.element.add(element);
    this.open.push({ tag, element });
    write();
    this.open.pop();
  }

  /** Where only parts may stand that hold something themselves: words there are a paragraph. */
  get isContainer(): boolean {
    return CONTAINERS.includes(this.open.at(-1)?.tag ?? 'Document');
  }

  /** Something to read, as a part of what is open. Drawn from left to right, it is read as it was written. */
  content(text: string, base: TextDirection, draw: () => void): void {
    const { tag, element } = this.open.at(-1) ?? {};
    if (!tag || !element || text.trim() === '') return;
    element.add(this.doc.markStructureContent(tag));
    const isTurned = base === 'rtl' || /\p{Script=Arabic}/u.test(text);
    if (isTurned) this.doc.markContent('Span', { actual: text });
    draw();
    if (isTurned) this.doc.endMarkedContent();
    this.doc.endMarkedContent();
  }

  /** Something that says nothing: lines, areas, what stands on every page. Within a figure it belongs to that. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    const { tag, element } = this.open.at(-1) ?? {};
    if (tag === 'Figure' && element) element.add(this.doc.markStructureContent(tag));
    else this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Only where it is not that of the document. */
  private languageOf(text: string): { lang?: string } {
    if (!/\p{L}/u.test(text)) return {};
    const language = directionOf(text, this.language === 'ar' ? 'rtl' : 'ltr') === 'rtl' ? 'ar' : 'en';
    return language === this.language ? {} : { lang: language };
  }
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Item {
  x: number;
  text: string;
}

/** What people get who select a page and copy it: its lines as they are read, spaces and vowel signs aside. */
export function textOfPdf(pdf: Buffer, direction: 'ltr' | 'rtl'): string[][] {
  const read = run('extract-text.mjs', pdf);
  const sign = direction === 'rtl' ? -1 : 1;
  return (read as Item[][][]).map((lines) =>
    lines.map((line) =>
      bare(
        line
          .toSorted((a, b) => sign * (a.x - b.x))
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  );
}

/** An element of the logical structure, with its texts as they are drawn, from left to right. */
export interface PdfElement {
  role: string;
  alt?: string;
  lang?: string;
  children: (PdfElement | string)[];
}

export interface TaggedPdf {
  title: string;
  language: string;
  isMarked: boolean;
  /** Of the standard for accessible documents that the file names. */
  part: string | null;
  pages: { tree: PdfElement; untagged: string }[];
}

/** What a screen reader is given. */
export const structureOfPdf = (pdf: Buffer): TaggedPdf => run('extract-structure.mjs', pdf) as TaggedPdf;

/** All elements of a role, in the order in which they are read. */
export const elementsInPdf = (tree: PdfElement, ...roles: string[]): PdfElement[] =>
  tree.children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : [...(roles.includes(child.role) ? [child] : []), ...elementsInPdf(child, ...roles)],
  );

export const textOfElement = ({ children }: PdfElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOfElement(child))).join('');

/** In a process of its own: the reader is an ES module that wants a modern page around it. */
function run(script: string, pdf: Buffer): unknown {
  const read = execFileSync(process.execPath, [join(__dirname, script)], { input: pdf, maxBuffer: 2 ** 26 });
  return JSON.parse(read.toString());
}

/** For comparing: signs above letters have places of their own, and spaces are drawn by distance. */
export function bare(text: string): string {
  return text.normalize('NFC').replace(/[\s\u064b-\u0652\u0640]/gu, '');
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Item {
  x: number;
  text: string;
}

/** What people get who select a page and copy it: its lines as they are read, spaces and vowel signs aside. */
export function textOfPdf(pdf: Buffer, direction: 'ltr' | 'rtl'): string[][] {
  // In a process of its own: the reader is an ES module that wants a modern page around it.
  const read = execFileSync(process.execPath, [join(__dirname, 'extract-text.mjs')], {
    input: pdf,
    maxBuffer: 2 ** 26,
  });
  const sign = direction === 'rtl' ? -1 : 1;
  return (JSON.parse(read.toString()) as Item[][][]).map((lines) =>
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

/** For comparing: signs above letters have places of their own, and spaces are drawn by distance. */
export function bare(text: string): string {
  return text.normalize('NFC').replace(/[\s\u064b-\u0652\u0640]/gu, '');
}

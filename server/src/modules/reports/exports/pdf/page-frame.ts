import { PdfPage } from '../../../../platform/pdf';
import { formatsOf } from '../words/formats';
import { names } from '../words/names';
import type { ReportLanguage } from '../words/names';
import { wordsFor } from '../words/report-words';
import { colors } from './score-block';
import type { Wording } from './score-block';

export interface Reading {
  language: ReportLanguage;
  /** IANA name; UTC when null. */
  timeZone: string | null;
  /** When the document is made. */
  now: Date;
}

export function wordingOf({ language, timeZone }: Pick<Reading, 'language' | 'timeZone'>): Wording {
  return { words: wordsFor(language), names: names[language], formats: formatsOf(language, timeZone) };
}

/** A new document with the product's mark and what it is on top. */
export function framedPaper(title: string, kind: string, { language, now }: Reading, { words }: Wording): PdfPage {
  const paper = new PdfPage({ title, language, at: now });
  brand(paper);
  const name = { from: 30, width: 120 };
  paper.line(words.product, { size: 14, weight: 'bold' }, name);
  paper.line(kind, { size: 9, color: colors.quiet, align: 'end', leading: 2.3 });
  paper.gap(28);
  paper.rule();
  paper.gap(18);
  return paper;
}

/** Two half discs in balance. */
function brand(page: PdfPage): void {
  const x = page.direction === 'ltr' ? 48 : page.doc.page.width - 48 - 22;
  const y = page.y + 10;
  const half = (left: number, sweep: 0 | 1, color: string) =>
    page.doc.path(`M ${left} ${y} A 5.5 5.5 0 0 ${sweep} ${left + 11} ${y} Z`).fill(color);
  page.decoration(() => {
    half(x + 11, 1, '#e1aa40');
    half(x, 0, '#4268e2');
  });
}

/** Foot lines on every page: whose it is, when it was made, which page. */
export function finish(page: PdfPage, left: string, { now }: Reading, { words, formats }: Wording): Promise<Buffer> {
  const look = { size: 8, color: colors.quiet, direction: page.direction };
  const made = words.made(formats.moment(now));
  page.foot((page, count) => [
    { text: `${left}  ·  ${made}`, look },
    { text: words.page(page, count), look: { ...look, align: 'end' } },
  ]);
  return page.bytes();
}

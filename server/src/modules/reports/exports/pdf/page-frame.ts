import { skillIn } from '@mizan/question-model';
import { PdfPage } from '../../../../platform/pdf';
import { formatsOf } from '../words/formats';
import { names } from '../words/names';
import type { ReportLanguage } from '../words/names';
import { wordsFor } from '../words/report-words';
import { colors } from './score-block';
import type { ReportWording } from './score-block';

export interface ReaderContext {
  language: ReportLanguage;
  /** IANA name; UTC when null. */
  timeZone: string | null;
  /** When the document is made. */
  now: Date;
  /** Whose document it is; the product's where nobody is named. */
  head?: Letterhead | null;
}

export interface Letterhead {
  name: string | null;
  /** In base64, with its size in pixels. */
  logo: { png: string; width: number; height: number } | null;
  /** Readable on white. */
  accent: string | null;
  imprint: string | null;
}

export function wordingOf({ language, timeZone }: Pick<ReaderContext, 'language' | 'timeZone'>): ReportWording {
  return {
    words: wordsFor(language),
    names: names[language],
    formats: formatsOf(language, timeZone),
    skillName: (skill) => skillIn(skill, language),
  };
}

/** A new document with the product's mark and what it is on top. */
export function framedPaper(title: string, kind: string, reading: ReaderContext, { words }: ReportWording): PdfPage {
  const { language, now, head } = reading;
  const paper = new PdfPage({ title, language, at: now });
  const name = head?.name ?? words.product;
  if (head?.logo) drawLogo(paper, head.logo, name);
  else if (head?.name != null) paper.line(name, { size: 14, weight: 'bold', color: head.accent ?? colors.ink }, NAME);
  else productMark(paper, name);
  paper.line(kind, { size: 9, color: colors.quiet, align: 'end', leading: 2.3 });
  paper.gap(28);
  paper.rule();
  paper.gap(18);
  return paper;
}

/** The rest of the line says what the document is. */
const NAME = { from: 0, width: 300 };
const LOGO = { width: 180, height: 30 };

/** A picture to see, and its name to hear. */
function drawLogo(page: PdfPage, { png, width, height }: NonNullable<Letterhead['logo']>, name: string): void {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 0.5);
  const column = { from: 0, width: width * scale };
  const top = page.y - 3;
  const bbox = page.boxOf(column, top, top + height * scale);
  page.tagged(
    'Figure',
    () => page.decoration(() => page.doc.image(Buffer.from(png, 'base64'), bbox[0], top, { width: width * scale })),
    { alt: name, bbox },
  );
}

function productMark(paper: PdfPage, name: string): void {
  brand(paper);
  paper.line(name, { size: 14, weight: 'bold' }, { from: 30, width: 120 });
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

/** Foot lines on every page: whose it is, when it was made, which page. The imprint stands once, at the end. */
export function finish(
  page: PdfPage,
  left: string,
  { now, head }: ReaderContext,
  { words, formats }: ReportWording,
): Promise<Buffer> {
  if (head?.imprint != null) {
    page.gap(24);
    page.text(head.imprint, { size: 8, color: colors.quiet });
  }
  const look = { size: 8, color: colors.quiet, direction: page.direction };
  const made = words.made(formats.moment(now));
  page.foot((page, count) => [
    { text: `${left}  ·  ${made}`, look },
    { text: words.page(page, count), look: { ...look, align: 'end' } },
  ]);
  return page.bytes();
}

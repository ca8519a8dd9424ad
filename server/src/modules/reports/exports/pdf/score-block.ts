import type { GradeBand } from '../../../assessments';
import type { Report } from '../../../grading';
import type { PdfPage } from '../../../../platform/pdf';
import type { Formats } from '../words/formats';
import type { Names } from '../words/names';
import type { ReportWords } from '../words/report-words';

export interface ReportWording {
  words: ReportWords;
  names: Names;
  formats: Formats;
  /** As the reader calls it. */
  skillName: (skill: string) => string;
}

export const colors = {
  ink: '#13161e',
  text: '#494d58',
  quiet: '#666a76',
  hair: '#e4e6ea',
  fill: '#f5f6f8',
  brand: '#2a4ac2',
  success: '#167645',
  warning: '#895709',
  danger: '#bc2826',
};

const FIGURE = 118;
const SCALE_HEIGHT = 8;

/** What is shown of a score. */
export type Scored = Pick<
  Report,
  | 'percentage'
  | 'score'
  | 'totalScore'
  | 'usedSeconds'
  | 'allottedSeconds'
  | 'status'
  | 'band'
  | 'gradeBands'
  | 'passMark'
>;

/** Of the percentage; in small where a line stands above it. */
const SIZE = 44;
const SIZE_AT_LEAST = 32;

/** The percentage in large, the figures beside it, and, once every answer is marked, its place on the scale of bands. */
export function scoreBlock(page: PdfPage, report: Scored, wording: ReportWording): void {
  const { words, names, formats } = wording;
  page.room(96);
  const top = page.y;
  const isUnderReview = report.status === 'Under review';
  percentage(page, report, wording);
  const column = { from: FIGURE + 12, width: page.width - FIGURE - 12 };
  page.y = top + 2;
  const figures = [
    `${words.score} ${words.of(formats.number(report.score), formats.number(report.totalScore))}`,
    `${words.time} ${words.of(formats.clock(report.usedSeconds), formats.clock(report.allottedSeconds))}`,
    `${words.status}: ${names.status[report.status]}`,
    `${words.passMark} ${formats.percent(report.passMark)}`,
  ];
  const whole = figures.map((figure) => figure.replaceAll(' ', '\u00a0'));
  page.text(whole.join('   ·   '), { color: colors.text, direction: page.direction }, column);
  page.gap(6);
  if (!isUnderReview) {
    const box = page.boxOf(column, page.y - 3, page.y + SCALE_HEIGHT + 18);
    const alt = scaleInWords(report, wording);
    page.tagged('Figure', () => scale(page, report.gradeBands, report.percentage, column), { alt, bbox: box });
  }
  page.y = Math.max(page.y, top + SIZE * 1.2) + 10;
}

/** In grey, as what is reached at least, as long as an answer waits for its mark. */
function percentage(page: PdfPage, report: Scored, { words, formats }: ReportWording): void {
  const column = { from: 0, width: FIGURE };
  const figure = formats.percent(report.percentage);
  const look = { leading: 1.2, direction: 'ltr' } as const;
  if (report.status !== 'Under review') {
    page.text(figure, { ...look, size: SIZE, weight: 'bold' }, column);
    return;
  }
  page.text(words.atLeast, { size: 9, color: colors.quiet, direction: page.direction }, column);
  page.text(figure, { ...look, size: SIZE_AT_LEAST, color: colors.quiet }, column);
}

/** What the scale shows: where the result stands, and from where to where each band reaches. */
function scaleInWords({ percentage, band, gradeBands }: Scored, { words, formats }: ReportWording): string {
  const reach = ({ name, min, max }: GradeBand) => `${name} ${words.between(String(min), String(max))}`;
  const here = [formats.percent(percentage), ...(band ? [band.name] : [])].join(' ');
  return [here, ...gradeBands.map(reach)].join(' · ');
}

/** Every band as wide as the percentages that it spans, with a mark where the result stands. */
function scale(
  page: PdfPage,
  bands: readonly GradeBand[],
  percentage: number,
  column: { from: number; width: number },
): void {
  const unit = column.width / 101;
  const top = page.y;
  for (const { min, max, color } of bands) {
    const isHere = percentage >= min && percentage <= max;
    const place = { from: column.from + min * unit, width: (max - min + 1) * unit - 2 };
    page.block(place, top, SCALE_HEIGHT, isHere ? color : pale(color), 2);
  }
  page.block(
    { from: column.from + (percentage + 0.5) * unit - 1.5, width: 3 },
    top - 3,
    SCALE_HEIGHT + 6,
    colors.ink,
    1.5,
  );
  page.y = top + SCALE_HEIGHT + 4;
  for (const { name, min, max } of bands) {
    const isHere = percentage >= min && percentage <= max;
    const look = {
      size: 8,
      weight: isHere ? ('bold' as const) : ('regular' as const),
      color: isHere ? colors.ink : colors.quiet,
    };
    const width = (max - min + 1) * unit - 2;
    if (isHere || page.widthOf(name, look) <= width) page.line(name, look, { from: column.from + min * unit, width });
  }
  page.y += 14;
}

/** The colour thinned with white to a fifth. */
function pale(color: string): string {
  const part = (at: number) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * 0.28);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

import type { ReportQuestion } from '../../../grading';
import type { PdfPage, TextLook } from '../../../../platform/pdf';
import type { ReportWords } from '../words/report-words';
import { colors } from './score-block';
import type { ReportWording } from './score-block';

const MARK = 92;
const LABEL = 92;
const LEAST = 64;

/** One question: what it was, what was answered, what is right and what it earned; as far as the report shows it. */
export function questionBlock(page: PdfPage, question: ReportQuestion, wording: ReportWording): void {
  const { words } = wording;
  page.room(LEAST);
  heading(page, question, wording);
  if (question.text !== null) page.text(question.text, { size: 10.5, weight: 'bold' });
  page.gap(3);
  const { answer, correct, feedback } = question;
  if (answer || correct || feedback) {
    page.tagged('Table', () => {
      if (answer) labelled(page, words.answer, answer, words);
      if (correct) labelled(page, words.correct, correct, words, colors.success);
      if (feedback) labelled(page, words.reviewer, [feedback], words);
    });
  }
  page.gap(8);
  page.rule(colors.hair);
  page.gap(8);
}

function heading(page: PdfPage, question: ReportQuestion, wording: ReportWording): void {
  const { words, names, formats, skillName } = wording;
  const { number, type, skill, difficulty, isAdditional, usedSeconds, givenIn } = question;
  const facts = [
    words.question(number),
    names.type[type],
    skillName(skill),
    names.difficulty[difficulty],
    ...(usedSeconds === null ? [] : [formats.clock(usedSeconds)]),
    ...(givenIn ? [words.answeredIn[givenIn]] : []),
    ...(isAdditional ? [words.notCounted] : []),
  ].filter((fact) => fact !== '');
  const look: TextLook = { size: 8.5, color: colors.quiet, direction: page.direction, leading: 1.76, as: 'H3' };
  page.row([
    { text: facts.join('  ·  '), look, column: { from: 0, width: page.width - MARK - 8 } },
    { ...markOf(question, wording), column: { from: page.width - MARK, width: MARK } },
  ]);
}

function markOf(
  { score, maxScore }: ReportQuestion,
  { words, formats }: ReportWording,
): { text: string; look: TextLook } {
  const look = { size: 9.5, weight: 'bold', align: 'end' } as const;
  if (score === null) return { text: words.toMark, look: { ...look, size: 8.5, color: colors.warning } };
  const color = score >= maxScore ? colors.success : score > 0 ? colors.warning : colors.danger;
  return { text: `${formats.number(score)} / ${formats.number(maxScore)}`, look: { ...look, color, direction: 'ltr' } };
}

function labelled(
  page: PdfPage,
  label: string,
  lines: readonly string[],
  words: ReportWords,
  color = colors.ink,
): void {
  const isEmpty = lines.length === 0;
  page.room(16);
  const look = { size: 9.5, color: isEmpty ? colors.quiet : color, leading: 1.55 };
  page.tagged('TR', () => {
    page.tagged('TH', () =>
      page.line(label, { size: 8.5, color: colors.quiet, leading: 1.815 }, { from: 0, width: LABEL }),
    );
    page.tagged('TD', () =>
      page.text(isEmpty ? words.noAnswer : lines.join('\n'), look, { from: LABEL, width: page.width - LABEL }),
    );
  });
}

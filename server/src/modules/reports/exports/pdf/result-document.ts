import type { Report } from '../../../grading';
import type { Paper } from '../../../../platform/pdf';
import { finish, framedPaper, wordingOf } from './page-frame';
import type { Reading } from './page-frame';
import { questionBlock } from './question-block';
import { colors, scoreBlock } from './score-block';
import type { Wording } from './score-block';

/** One result as A4 pages. What may be shown has been decided by `visibleReport`. */
export function resultDocument(report: Report, reading: Reading): Promise<Buffer> {
  const wording = wordingOf(reading);
  const { words } = wording;
  const name = report.candidate?.name ?? words.candidate(report.reference);
  const title = `${report.assessment.title} · ${name}`;
  const paper = framedPaper(title, words.result, reading, wording);
  heading(paper, report, name, wording);
  scoreBlock(paper, report, wording);
  notices(paper, report, wording);
  if (report.feedback) feedbackBox(paper, report.feedback, wording);
  paper.gap(8);
  paper.text(words.questions, { size: 13, weight: 'bold' });
  paper.gap(4);
  if (report.questions.every(({ text }) => text === null))
    paper.text(words.questionsHidden, { size: 9, color: colors.quiet });
  paper.gap(4);
  for (const question of report.questions) questionBlock(paper, question, wording);
  return finish(paper, title, reading, wording);
}

function heading(paper: Paper, report: Report, name: string, { words, formats }: Wording): void {
  paper.text(name, { size: 20, weight: 'bold', leading: 1.4 });
  if (report.candidate) contact(paper, report.candidate.email, report.candidate.phone);
  paper.gap(8);
  paper.text(report.assessment.title, { size: 13, weight: 'bold' });
  const facts = [report.assessment.jobRole, words.submitted(formats.moment(report.submittedAt))];
  paper.text(facts.filter(Boolean).join('  ·  '), { size: 9, color: colors.text, direction: paper.direction });
  paper.gap(14);
}

/** On two lines, so that neither turns the other round. */
export function contact(paper: Paper, ...lines: string[]): void {
  for (const line of lines.filter(Boolean)) paper.text(line, { size: 9.5, color: colors.text, direction: 'ltr' });
}

function notices(paper: Paper, { isDisqualified, awaitingCount }: Report, { words }: Wording): void {
  const lines = [
    ...(isDisqualified ? [words.disqualified] : []),
    ...(awaitingCount > 0 ? [words.awaiting(awaitingCount)] : []),
  ];
  for (const line of lines) paper.text(line, { size: 9.5, weight: 'bold', color: colors.warning });
  if (lines.length > 0) paper.gap(8);
}

/** A bar beside the words, on each page that they run over. */
export function feedbackBox(paper: Paper, feedback: string, { words }: Wording): void {
  const column = { from: 12, width: paper.width - 12 };
  paper.room(48);
  const top = paper.y;
  const look = { size: 10, leading: 1.6 };
  const height = 18 + paper.heightOf(feedback, look, column.width);
  if (top + height < paper.doc.page.height - 56) paper.block({ from: 0, width: 3 }, top, height, colors.brand, 1.5);
  paper.text(words.feedback, { size: 8.5, weight: 'bold', color: colors.quiet, leading: 2 }, column);
  paper.text(feedback, look, column);
  paper.gap(8);
}

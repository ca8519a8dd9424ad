import type { Report } from '../../../grading';
import type { PdfPage } from '../../../../platform/pdf';
import { groupPhone } from '../../../../platform/text/group-phone';
import { finish, framedPaper, wordingOf } from './page-frame';
import type { ReaderContext } from './page-frame';
import { questionBlock } from './question-block';
import { colors, scoreBlock } from './score-block';
import type { ReportWording } from './score-block';

/** One result as A4 pages. What may be shown has been decided by `visibleReport`. */
export function resultDocument(report: Report, reading: ReaderContext): Promise<Buffer> {
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
  paper.text(words.questions, { size: 13, weight: 'bold', as: 'H2' });
  paper.gap(4);
  if (report.questions.every(({ text }) => text === null))
    paper.text(words.questionsHidden, { size: 9, color: colors.quiet });
  paper.gap(4);
  for (const question of report.questions) questionBlock(paper, question, wording);
  return finish(paper, title, reading, wording);
}

function heading(page: PdfPage, report: Report, name: string, { words, formats }: ReportWording): void {
  page.text(name, { size: 20, weight: 'bold', leading: 1.4, as: 'H1' });
  if (report.candidate) {
    const { email, phone, externalId } = report.candidate;
    contact(page, email, phone);
    if (externalId)
      page.text(words.externalId(externalId), { size: 9.5, color: colors.text, direction: page.direction });
  }
  page.gap(8);
  page.text(report.assessment.title, { size: 13, weight: 'bold', as: 'H2' });
  const { submittedAt, language } = report;
  const facts = [
    report.assessment.jobRole,
    words.submitted(formats.moment(submittedAt)),
    language && words.satIn[language],
  ];
  page.text(facts.filter(Boolean).join('  ·  '), { size: 9, color: colors.text, direction: page.direction });
  page.gap(14);
}

/** On two lines, so that neither turns the other round; the number in the groups of its country, as on the screens. */
export function contact(page: PdfPage, email: string, phone: string | null): void {
  for (const line of [email, phone && groupPhone(phone)])
    if (line) page.text(line, { size: 9.5, color: colors.text, direction: 'ltr' });
}

function notices(page: PdfPage, { isDisqualified, awaitingCount }: Report, { words }: ReportWording): void {
  const lines = [
    ...(isDisqualified ? [words.disqualified] : []),
    ...(awaitingCount > 0 ? [words.awaiting(awaitingCount)] : []),
  ];
  for (const line of lines) page.text(line, { size: 9.5, weight: 'bold', color: colors.warning });
  if (lines.length > 0) page.gap(8);
}

/** A bar beside the words, on each page that they run over. */
export function feedbackBox(page: PdfPage, feedback: string, { words }: ReportWording): void {
  const column = { from: 12, width: page.width - 12 };
  page.room(48);
  const top = page.y;
  const look = { size: 10, leading: 1.6 };
  const height = 18 + page.heightOf(feedback, look, column.width);
  if (top + height < page.doc.page.height - 56) page.block({ from: 0, width: 3 }, top, height, colors.brand, 1.5);
  page.text(words.feedback, { size: 8.5, weight: 'bold', color: colors.quiet, leading: 2 }, column);
  page.text(feedback, look, column);
  page.gap(8);
}

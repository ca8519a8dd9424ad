import type { Report } from '../../../grading';
import { finish, framedPaper, wordingOf } from './page-frame';
import type { ReaderContext } from './page-frame';
import { contact, feedbackBox } from './result-document';
import { colors, scoreBlock } from './score-block';
import type { Scored } from './score-block';

export interface PrintedCandidate {
  name: string;
  email: string;
  phone: string | null;
  results: (Scored & Pick<Report, 'submittedAt' | 'feedback'> & { title: string; description: string })[];
}

/** A candidate with every result, newest first, as A4 pages. */
export function candidateDocument(candidate: PrintedCandidate, reading: ReaderContext): Promise<Buffer> {
  const wording = wordingOf(reading);
  const { words, formats } = wording;
  const paper = framedPaper(candidate.name, words.candidateReport, reading, wording);
  paper.text(candidate.name, { size: 20, weight: 'bold', leading: 1.4, as: 'H1' });
  contact(paper, candidate.email, candidate.phone);
  const { length } = candidate.results;
  const count = length === 0 ? words.noneCompleted : words.completed(length);
  paper.text(count, { size: 9.5, color: colors.text });
  for (const { title, description, feedback, submittedAt, ...figures } of candidate.results) {
    paper.gap(18);
    paper.room(160);
    paper.text(title, { size: 13, weight: 'bold', as: 'H2' });
    if (description) paper.text(description, { size: 9.5, color: colors.text });
    paper.text(words.submitted(formats.moment(submittedAt)), { size: 9, color: colors.quiet });
    paper.gap(8);
    scoreBlock(paper, figures, wording);
    if (feedback) feedbackBox(paper, feedback, wording);
  }
  return finish(paper, candidate.name, reading, wording);
}

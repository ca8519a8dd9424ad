import type { ReportOptions } from '../../assessments';
import type { ReportCandidate, ReportQuestion } from './report';

export interface VisibleParts {
  candidateInformation: boolean;
  /** What was asked, what was answered, and what a person wrote about it. Numbers, skills and marks are always shown. */
  questions: boolean;
  correctAnswers: boolean;
}

/** What a report of this assessment may show; a right answer says nothing without its question. */
export function visibleParts(options: ReportOptions): VisibleParts {
  return {
    candidateInformation: options.showCandidateInformation,
    questions: options.showQuestions,
    correctAnswers: options.showQuestions && options.showCorrectAnswers,
  };
}

interface Reported {
  candidate: ReportCandidate | null;
  questions: readonly Pick<ReportQuestion, 'text' | 'textHtml' | 'answer' | 'correct' | 'feedback'>[];
}

/** The report without what its assessment's options hide. Every screen, file and link that shows a result uses this. */
export function visibleReport<Whole extends Reported>(report: Whole, options: ReportOptions): Whole {
  const parts = visibleParts(options);
  return {
    ...report,
    candidate: parts.candidateInformation ? report.candidate : null,
    questions: report.questions.map((question) => visibleQuestion(question, parts)),
  };
}

function visibleQuestion<Whole extends Reported['questions'][number]>(question: Whole, parts: VisibleParts): Whole {
  const { text, textHtml, answer, correct, feedback } = question;
  return {
    ...question,
    ...(parts.questions
      ? { text, textHtml, answer, feedback }
      : { text: null, textHtml: null, answer: null, feedback: null }),
    correct: parts.correctAnswers ? correct : null,
  };
}

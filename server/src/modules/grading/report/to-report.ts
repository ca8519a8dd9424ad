import { answerLines, correctLines, fileLine, plainParagraph, withoutImages } from '../../questions';
import type { AnswerWords, ReportFile } from '../../questions';
import type { Report, ReportCandidate } from './report';
import type { WholeResult, WholeResultQuestion } from './whole-result';

export interface ReportSubject {
  result: WholeResult;
  candidate: ReportCandidate;
  assessment: { id: string; title: string; jobRole: string };
  /** By the id of the question: what was handed in for it. */
  files: ReadonlyMap<string, readonly ReportFile[]>;
}

/** Everything that can be told about a result; `visibleReport` takes away what is not to be shown. */
export function toReport({ result, candidate, assessment, files }: ReportSubject, words: AnswerWords): Report {
  const { score, totalScore, percentage, status, isDisqualified, band, gradeBands, passMark } = result;
  const { submittedAt, usedSeconds, allottedSeconds, awaitingCount, overallFeedback } = result;
  const { name, email, phone, externalId = null } = candidate;
  const language = result.questions.some(({ inOtherLanguage }) => inOtherLanguage) ? result.language : null;
  return {
    score,
    totalScore,
    percentage,
    status,
    isDisqualified,
    band,
    gradeBands,
    passMark,
    language,
    submittedAt,
    usedSeconds,
    allottedSeconds,
    awaitingCount,
    feedback: written(overallFeedback),
    reference: result.reference,
    assessment: { id: assessment.id, title: assessment.title, jobRole: assessment.jobRole },
    candidate: { name, email, phone, externalId },
    questions: result.questions.map((question) => ({
      ...toReportQuestion(question, files.get(question.id) ?? [], words),
      givenIn: question.inOtherLanguage && question.givenIn !== result.language ? question.givenIn : null,
    })),
  };
}

function toReportQuestion(question: WholeResultQuestion, files: readonly ReportFile[], words: AnswerWords) {
  const { position, type, skill, difficulty, isAdditional, usedSeconds, allottedSeconds, mark } = question;
  const gapText = question.gapText ? question.gapText.replace(/\[\[\d+\]\]/gu, '____') : null;
  const value = question.answer?.value ?? null;
  const fileLines = files.map((file) => fileLine(file, value, words));
  return {
    number: position,
    type,
    skill,
    difficulty,
    isAdditional,
    usedSeconds,
    allottedSeconds,
    score: mark.score,
    maxScore: mark.maxScore,
    feedback: written(mark.feedback),
    text: gapText === null ? question.text : `${question.text}\n${gapText}`,
    textHtml: formattedOf(question, gapText),
    answer: answerLines(question, value, fileLines, words, type === 'ranking'),
    correct: correctLines(question, type, words),
  };
}

/** Who reads a report can fetch no picture. */
function formattedOf({ textHtml }: WholeResultQuestion, gapText: string | null): string | null {
  if (textHtml === null) return null;
  const html = withoutImages(textHtml);
  return gapText === null ? html : html + plainParagraph(gapText);
}

function written(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

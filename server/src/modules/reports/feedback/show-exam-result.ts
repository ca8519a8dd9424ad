import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { FeedbackDelivery, ResultVisibility, saidBandName } from '../../assessments';
import { AnswerFilesQueries, answerGiven, ExamFileLinks, toExamQuestion } from '../../exam';
import type { AnswerValue } from '../../exam';
import { heldBand, ResultStatus } from '../../grading';
import type { ContentLanguage } from '../../questions';
import { ExamResultQueries } from './exam-result.queries';
import type { ExamResultQuestionRow, ExamResultRow } from './exam-result.queries';
import type { ExamResult, ExamResultQuestion } from './exam-result';
import { rightAnswerOf } from './right-answer';

/** What candidates see of their own result. Field by field: nothing reaches them because it happened to be in the row. */
@Injectable()
export class ShowExamResult {
  constructor(
    private readonly queries: ExamResultQueries,
    private readonly files: AnswerFilesQueries,
    private readonly links: ExamFileLinks,
  ) {}

  /** Null where nothing is shown. */
  async execute(credential: ExamCredential): Promise<ExamResult | null> {
    const row = await this.queries.of(credential);
    if (!row) return null;
    const feedback = sharedFeedback(row);
    const assessmentTitle = row.title;
    if (row.visibility === ResultVisibility.NONE)
      return feedback ? { kind: 'feedback', assessmentTitle, feedback } : null;
    if (row.status === null || row.status === ResultStatus.UNDER_REVIEW)
      return { kind: 'pending', assessmentTitle, feedback };
    const questions = await this.questionsOf(credential, row);
    return { kind: 'result', ...figuresOf(row, row.status), assessmentTitle, feedback, questions };
  }

  private async questionsOf(credential: ExamCredential, row: ExamResultRow): Promise<ExamResultQuestion[]> {
    if (row.visibility !== ResultVisibility.FULL || !row.showQuestions) return [];
    const rows = await this.queries.questionsOf(row.attemptId);
    const files = await this.files.ofQuestions(rows.map(({ id }) => id));
    const urlOf = (fileId: string) => this.links.urlFor(credential, fileId);
    return rows.map((question) => ({
      ...toExamResultQuestion(question, row, urlOf),
      files: files
        .filter(({ questionId }) => questionId === question.id)
        .map(({ id, name, contentType, byteSize }) => ({ id, name, contentType, byteSize, url: urlOf(id) })),
    }));
  }
}

function sharedFeedback({ feedback, isFeedbackShared, delivery }: ExamResultRow): string | null {
  return isFeedbackShared && delivery !== FeedbackDelivery.NONE ? feedback : null;
}

function figuresOf(
  { score, totalScore, percentage, gradeBands, bandNames, language, submittedAt }: ExamResultRow,
  status: ResultStatus,
) {
  const said = gradeBands.map((band, at) => ({
    ...band,
    name: saidBandName(band.name, bandNames?.[at], language) ?? band.name,
  }));
  return {
    score,
    totalScore,
    percentage,
    status,
    band: heldBand({ gradeBands: said, percentage, status }),
    submittedAt,
  };
}

/** In the language in which the question is shown. */
function rightAnswerIn(
  language: ContentLanguage,
  { answerKey, content, translation, translatedKey }: ExamResultQuestionRow,
): AnswerValue | null {
  if (translation && translatedKey && translation.language === language)
    return rightAnswerOf(translatedKey, translation.content);
  return rightAnswerOf(answerKey, content);
}

function toExamResultQuestion(
  row: ExamResultQuestionRow,
  { showCorrectAnswers, delivery, language }: ExamResultRow,
  urlOf: (fileId: string) => string,
): Omit<ExamResultQuestion, 'files'> {
  return {
    question: toExamQuestion(row, { urlOf, languages: [language] }),
    answer: answerGiven(row.answer),
    score: row.earned,
    isAdditional: row.isAdditional,
    rightAnswer: showCorrectAnswers ? rightAnswerIn(language, row) : null,
    feedback: delivery === FeedbackDelivery.NONE ? null : row.feedback,
  };
}

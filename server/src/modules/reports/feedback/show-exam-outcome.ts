import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { bandOf, FeedbackDelivery, ResultVisibility } from '../../assessments';
import { AnswerFilesQueries, answerGiven, ExamFileLinks, toExamQuestion } from '../../exam';
import { ResultStatus } from '../../grading';
import { ExamOutcomeQueries } from './exam-outcome.queries';
import type { OutcomeQuestionRow, OutcomeRow } from './exam-outcome.queries';
import { OutcomeState } from './exam-outcome.type';
import type { ExamOutcomeNode, ExamOutcomeQuestionNode } from './exam-outcome.type';
import { rightAnswerOf } from './right-answer';

const nothing = {
  state: OutcomeState.HIDDEN,
  ...{ assessmentTitle: null, submittedAt: null, score: null, totalScore: null, percentage: null },
  ...{ status: null, band: null, feedback: null, questions: [] },
} satisfies ExamOutcomeNode;

/** What candidates see of their own result. Field by field: nothing reaches them because it happened to be in the row. */
@Injectable()
export class ShowExamOutcome {
  constructor(
    private readonly queries: ExamOutcomeQueries,
    private readonly files: AnswerFilesQueries,
    private readonly links: ExamFileLinks,
  ) {}

  async execute(credential: ExamCredential): Promise<ExamOutcomeNode> {
    const row = await this.queries.of(credential);
    const feedback = row && sharedFeedback(row);
    if (!row || (row.visibility === ResultVisibility.NONE && !feedback)) return nothing;
    const known = { ...nothing, assessmentTitle: row.title, submittedAt: row.submittedAt, feedback };
    if (row.visibility === ResultVisibility.NONE) return { ...known, state: OutcomeState.SHOWN };
    if (row.status === null || row.status === ResultStatus.UNDER_REVIEW)
      return { ...known, state: OutcomeState.PENDING };
    return { ...known, ...figuresOf(row, row.status), questions: await this.questionsOf(credential, row) };
  }

  private async questionsOf(credential: ExamCredential, row: OutcomeRow): Promise<ExamOutcomeQuestionNode[]> {
    if (row.visibility !== ResultVisibility.FULL || !row.showQuestions) return [];
    const rows = await this.queries.questionsOf(row.attemptId);
    const files = await this.files.ofQuestions(rows.map(({ id }) => id));
    const urlOf = (fileId: string) => this.links.urlFor(credential, fileId);
    return rows.map((question) => ({
      ...toOutcomeQuestion(question, row, urlOf),
      files: files
        .filter(({ questionId }) => questionId === question.id)
        .map(({ id, name, contentType, byteSize }) => ({ id, name, contentType, byteSize, url: urlOf(id) })),
    }));
  }
}

function sharedFeedback({ feedback, isFeedbackShared, delivery }: OutcomeRow): string | null {
  return isFeedbackShared && delivery !== FeedbackDelivery.NONE ? feedback : null;
}

function figuresOf({ score, totalScore, percentage, gradeBands }: OutcomeRow, status: ResultStatus) {
  return { state: OutcomeState.SHOWN, score, totalScore, percentage, status, band: bandOf(gradeBands, percentage) };
}

function toOutcomeQuestion(
  row: OutcomeQuestionRow,
  { showCorrectAnswers, delivery, language }: OutcomeRow,
  urlOf: (fileId: string) => string,
): Omit<ExamOutcomeQuestionNode, 'files'> {
  return {
    question: toExamQuestion(row, { urlOf, languages: [language] }),
    answer: answerGiven(row.answer),
    score: row.earned,
    isAdditional: row.isAdditional,
    rightAnswer: showCorrectAnswers ? rightAnswerOf(row.answerKey, row.content) : null,
    feedback: delivery === FeedbackDelivery.NONE ? null : row.feedback,
  };
}

import type { GradeBand } from '../../assessments';
import type { ShownAnswerFile, AnswerValue, ExamQuestion } from '../../exam';
import type { ResultStatus } from '../../grading';

export interface ExamResultQuestion {
  question: ExamQuestion;
  answer: AnswerValue | null;
  files: ShownAnswerFile[];
  score: number;
  isAdditional: boolean;
  rightAnswer: AnswerValue | null;
  feedback: string | null;
}

export interface PendingExamResult {
  kind: 'pending';
  assessmentTitle: string;
  feedback: string | null;
}

export interface ExamResultFeedback {
  kind: 'feedback';
  assessmentTitle: string;
  feedback: string;
}

export interface ShownExamResult {
  kind: 'result';
  assessmentTitle: string;
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  band: GradeBand | null;
  submittedAt: Date;
  feedback: string | null;
  questions: ExamResultQuestion[];
}

/** What a candidate is shown of their own result. */
export type ExamResult = PendingExamResult | ExamResultFeedback | ShownExamResult;

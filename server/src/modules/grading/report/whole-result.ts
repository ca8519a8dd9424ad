import type { AnswerValue, ShownQuestion } from '@mizan/question-model';
import type { GradeBand } from '../../assessments';
import type { ContentLanguage, Difficulty, QuestionType } from '../../questions';
import type { ResultStatus } from '../score';

/** A question of a paper with its key, what was answered and what that was worth. */
export interface WholeResultQuestion extends ShownQuestion {
  /** Of the question on this paper. */
  id: string;
  position: number;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  /** Null on old papers. */
  givenIn: ContentLanguage | null;
  /** Null where it is said in one language only. */
  inOtherLanguage: { language: ContentLanguage } | null;
  skill: string;
  difficulty: Difficulty;
  isAdditional: boolean;
  allottedSeconds: number;
  /** Null when it was never opened. */
  usedSeconds: number | null;
  answer: { value: AnswerValue | null } | null;
  /** Points are null while a person is awaited. */
  mark: { score: number | null; maxScore: number; feedback: string | null };
}

/** A result as it was frozen and marked: what reports, files and links are made of, and what the schema shows of it. */
export interface WholeResult {
  /** The same as of its attempt. */
  id: string;
  assessmentId: string;
  candidateId: string;
  reference: string;
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  isDisqualified: boolean;
  band: GradeBand | null;
  gradeBands: GradeBand[];
  passMark: number;
  submittedAt: Date;
  language: ContentLanguage;
  usedSeconds: number;
  allottedSeconds: number;
  awaitingCount: number;
  overallFeedback: string | null;
  questions: WholeResultQuestion[];
}

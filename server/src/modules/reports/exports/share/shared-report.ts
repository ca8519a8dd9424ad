import type { ContentLanguage } from '../../../../platform/graphql';
import type { GradeBand } from '../../../assessments';
import type { ResultStatus } from '../../../grading';
import type { ShownBrand } from '../../../identity';
import type { Difficulty, QuestionType } from '../../../questions';

export interface SharedCandidate {
  name: string;
  email: string;
  phone: string | null;
}

export interface SharedQuestion {
  number: number;
  type: QuestionType;
  skill: string;
  difficulty: Difficulty;
  isAdditional: boolean;
  score: number | null;
  maxScore: number;
  usedSeconds: number | null;
  text: string | null;
  answer: string[] | null;
  correct: string[] | null;
  feedback: string | null;
}

export interface SharedReport {
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  band: GradeBand | null;
  brand: ShownBrand;
  language: ContentLanguage;
  expiresAt: Date;
  reference: string;
  assessmentTitle: string;
  jobRole: string;
  candidate: SharedCandidate | null;
  isDisqualified: boolean;
  gradeBands: GradeBand[];
  passMark: number;
  submittedAt: Date;
  usedSeconds: number;
  allottedSeconds: number;
  awaitingCount: number;
  feedback: string | null;
  questions: SharedQuestion[];
}

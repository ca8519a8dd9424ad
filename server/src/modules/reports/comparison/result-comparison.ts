import type { ResultStatus, ShownResult } from '../../grading';
import type { QuestionType } from '../../questions';

export interface ComparedMark {
  score: number | null;
  maxScore: number;
  usedSeconds: number | null;
}

export interface ComparedQuestion {
  questionId: string;
  type: QuestionType;
  text: string | null;
  textHtml: string | null;
  skill: string;
  marks: (ComparedMark | null)[];
}

export interface ComparedSkill {
  skill: string;
  percentages: (number | null)[];
}

export interface ComparableResult {
  candidateId: string;
  reference: string;
  name: string | null;
  percentage: number;
  status: ResultStatus;
}

export interface ResultComparison {
  results: ShownResult[];
  skills: ComparedSkill[];
  questions: ComparedQuestion[];
}

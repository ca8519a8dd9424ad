import type { QuestionType } from '../../questions';
import type { ShownResultQuestion } from '../result';

export interface MarkingItem {
  id: string;
  questionId: string;
  assessmentId: string;
  assessmentTitle: string;
  attemptId: string;
  position: number;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  candidateName: string | null;
  alias: string;
  score: number | null;
  maxScore: number;
  hasLateAnswer: boolean;
}

export interface RubricCriterion {
  text: string;
  points: number;
}

export interface OtherMark {
  score: number;
  feedback: string | null;
  markedByName: string | null;
  markedAt: Date | null;
}

export interface MarkingTask extends MarkingItem {
  question: ShownResultQuestion;
  isBlind: boolean;
  criteria: RubricCriterion[];
  revision: number;
  marks: OtherMark[];
  isSecond: boolean;
}

export interface MarkDifference {
  item: MarkingItem;
  first: number;
  second: number;
  firstByName: string | null;
  secondByName: string | null;
  isWithinTolerance: boolean;
  settledScore: number | null;
  settledReason: string | null;
}

export interface MarkDifferences {
  compared: number;
  identical: number;
  withinTolerance: number;
  meanDistance: number | null;
  differences: MarkDifference[];
}

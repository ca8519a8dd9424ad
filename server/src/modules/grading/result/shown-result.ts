import type { GradeBand } from '../../assessments';
import type { AnswerValue, ClosedBy } from '../../exam';
import type { ContentLanguage } from '../../questions';
import type { HiddenParts, WholeResult, WholeResultQuestion } from '../report';
import type { MarkOrigin, ResultStatus } from '../score';
import type { ShownDerivation } from './explanation/shown-derivation';
import type { ShownExplanation } from './explanation/shown-explanation';

export interface ShownFigures {
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  band: GradeBand | null;
}

/** A result without its questions. */
export interface ShownSummary extends ShownFigures {
  /** Names the result where the candidate is not named. */
  reference: string;
  isDisqualified: boolean;
  language: ContentLanguage;
}

export interface ShownMark {
  score: number | null;
  maxScore: number;
  origin: MarkOrigin;
  explanation: ShownExplanation;
  derivation: ShownDerivation;
  revision: number;
  feedback: string | null;
  markedByName: string | null;
  markedAt: Date | null;
}

export interface ShownAnswer {
  value: AnswerValue | null;
  savedAt: Date;
  revision: number;
}

export interface QuestionWords {
  language: ContentLanguage;
  text: string;
  textHtml: string | null;
  gapText: string | null;
  choices: string[];
  acceptedAnswers: string[];
}

/** A question of a result as staff see it, as far as the report options show it. */
export interface ShownResultQuestion extends WholeResultQuestion {
  /** The question of the bank that it was copied from. */
  questionId: string;
  inOtherLanguage: QuestionWords | null;
  closedBy: ClosedBy | null;
  answer: ShownAnswer | null;
  /** What does not count, or did until what came late counted. */
  lateAnswer: ShownAnswer | null;
  lateCountedAt: Date | null;
  mark: ShownMark;
  /** The report options keep it from whoever asks. */
  isHidden?: boolean;
  /** A file's name can tell whose it is. `whole` when left out. */
  showsFiles?: 'whole' | 'nameless' | 'none';
  hidesHistory?: boolean;
}

/** A result as staff see it. */
export interface ShownResult extends WholeResult {
  hiding: HiddenParts;
  startedAt: Date;
  submittedBy: ClosedBy;
  questions: ShownResultQuestion[];
}

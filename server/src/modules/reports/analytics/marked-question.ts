import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { QuestionType } from '../../questions';
import type { Column } from './moments';

/** A question as final results know it. `marks`, `totals` and `maximum` are points. */
export interface MarkedQuestion extends QuestionFacts {
  attempts: number;
  maximum: number;
  averageSeconds: number | null;
  /** One an attempt, in the same order for all questions that everybody was asked. */
  marks: Column;
  /** Of the same attempts; only where not every attempt was asked the question. */
  totals: Column | null;
}

/** As one of the attempts shows it. */
export interface QuestionFacts {
  questionId: string;
  type: QuestionType;
  text: string;
  content: QuestionContent;
  answerKey: AnswerKey;
}

export interface ChoiceCount {
  questionId: string;
  choiceId: string;
  count: number;
  /** Of those who took it. */
  meanPercentage: number;
}

export interface MarkedPapers {
  questions: MarkedQuestion[];
  /** Of choices that were taken at all. */
  choices: ChoiceCount[];
  /** Of every attempt, in points. */
  totals: Column;
  /** Of an attempt, all its questions together; the mean. Null when there is none. */
  averageSeconds: number | null;
}

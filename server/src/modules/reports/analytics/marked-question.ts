import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { PaperTranslation } from '../../assessments';
import type { QuestionType } from '../../questions';
import type { NumberColumn } from './moments';

/** A question as final results know it. `marks`, `totals` and `maximum` are points. */
export interface MarkedQuestion extends QuestionFacts {
  attempts: number;
  maximum: number;
  averageSeconds: number | null;
  /** One an attempt, in the same order for all questions that everybody was asked. */
  marks: NumberColumn;
  /** Of the same attempts; only where not every attempt was asked the question. */
  totals: NumberColumn | null;
  /** 1 for each of them that was sat in Arabic. */
  isArabic: Uint8Array;
}

/** As one of the attempts shows it. */
export interface QuestionFacts {
  questionId: string;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
  /** In which it was written; null in papers from before there were two. */
  language: 'en' | 'ar' | null;
  translation: PaperTranslation | null;
}

export interface ChoiceCount {
  questionId: string;
  choiceId: string;
  count: number;
  /** Of these, who sat in Arabic. */
  arabicCount: number;
  /** Of those who took it. */
  meanPercentage: number;
}

export interface MarkedPapers {
  /** How many results were sat in either language. */
  results: { english: number; arabic: number };
  questions: MarkedQuestion[];
  /** Of choices that were taken at all. */
  choices: ChoiceCount[];
  /** Of every attempt, in points. */
  totals: NumberColumn;
  /** What could be earned, in points: the mean of the attempts, whose papers may differ. Null when there is none. */
  averageTotalScore: number | null;
  /** Of an attempt, all its questions together; the mean. Null when there is none. */
  averageSeconds: number | null;
}

import type { FileKind } from '../vocabulary';

export interface Choice {
  id: string;
  text: string;
  /** Keeps its place when choices are shuffled. */
  isFixed?: boolean;
}

/** Whole steps from `min` to `max`; the labels name the two ends. */
export interface RatingScale {
  min: number;
  max: number;
  lowLabel: string | null;
  highLabel: string | null;
}

/** ISO days, both included; null leaves that end open. */
export interface DateRange {
  earliest: string | null;
  latest: string | null;
}

/** Row and column count from 1. */
export interface GridCell {
  row: number;
  column: number;
  text: string;
  isLocked: boolean;
}

export interface Grid {
  columns: number;
  rows: number;
  /** Those that hold something from the start; every other cell is empty and free. */
  cells: GridCell[];
}

/** What is asked, with nothing of the answer in it. A type fills what concerns it. */
export interface QuestionContent {
  choices?: Choice[];
  allowsSeveral?: boolean;
  rating?: RatingScale;
  wordLimit?: number;
  unit?: string;
  /** Plain text with `[[1]]`, `[[2]]`, … where the blanks are. */
  gapText?: string;
  dateRange?: DateRange;
  grid?: Grid;
  fileKinds?: FileKind[];
  recordSeconds?: number;
}

/** What a candidate may see of a question's content. Plain JSON: an attempt freezes it as it is. */
export interface PaperContent extends QuestionContent {
  choices: Choice[];
  allowsSeveral: boolean;
}

/** Decimal strings: a right answer lies within `value` plus or minus `tolerance`. */
export interface NumberKey {
  value: string;
  tolerance: string;
}

/** Both ends are right answers too. */
export interface Range<Value> {
  from: Value;
  to: Value;
}

export interface Blank {
  acceptedAnswers: string[];
}

/** What makes an answer right, or tells a person how to mark it. It travels towards no candidate before the exam is over. */
export interface AnswerKey {
  rightChoiceIds?: string[];
  /** Every choice of a ranking, the first one first. */
  rightOrder?: string[];
  truth?: boolean;
  acceptedAnswers?: string[];
  number?: NumberKey;
  ratingRange?: Range<number>;
  /** By the numbers of the markers in the text. */
  blanks?: Blank[];
  /** ISO days. */
  days?: Range<string>;
  rubric?: string;
}

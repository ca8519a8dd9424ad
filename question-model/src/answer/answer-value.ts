import type { QuestionType } from '../vocabulary/question-type';

/** What was written into a cell; rows and columns count from 1. */
export interface AnswerCell {
  row: number;
  column: number;
  text: string;
}

/** The forms that an answer has. */
export interface AnswerForms {
  /** Of a ranking all of them, the first one first. */
  choiceIds: string[];
  truth: boolean;
  /** As typed, numbers too. */
  text: string;
  rating: number;
  /** ISO day. */
  date: string;
  /** By the numbers of the markers; empty where nothing was typed. */
  blanks: string[];
  /** Only what differs from the grid that was given. */
  cells: AnswerCell[];
  fileIds: string[];
}

/** Which form the answer to a question of each type has. */
export const answerForms = {
  qualifier: 'choiceIds',
  'multiple-choice': 'choiceIds',
  'true-false': 'truth',
  rating: 'rating',
  dropdown: 'choiceIds',
  ranking: 'choiceIds',
  'open-ended': 'text',
  'short-answer': 'text',
  number: 'text',
  'fill-in-the-blank': 'blanks',
  date: 'date',
  spreadsheet: 'cells',
  xlcx: 'fileIds',
  document: 'fileIds',
  slides: 'fileIds',
  'file-upload': 'fileIds',
  video: 'fileIds',
  audio: 'fileIds',
} as const satisfies Record<QuestionType, keyof AnswerForms>;

/** What a candidate gave to a question of this type. */
export type AnswerTo<T extends QuestionType> = Pick<AnswerForms, (typeof answerForms)[T]>;

/** What a candidate gave, whatever was asked: one of the forms, or nothing of them for an answer taken back. */
export type AnswerValue = Partial<AnswerForms>;

/** The same as it travels: a form that is not used may also be null. */
export type SentAnswer = { [Form in keyof AnswerForms]?: AnswerForms[Form] | null };

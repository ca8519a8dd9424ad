import type { AnswerForms } from './answer-shapes';
import type { QuestionType } from '../vocabulary/question-type';

export type { AnswerCell, AnswerForms } from './answer-shapes';

/** Which form the answer to a question of each type has. */
export const answerForms = {
  qualifier: 'choiceIds',
  'multiple-choice': 'choiceIds',
  'true-false': 'truth',
  rating: 'rating',
  dropdown: 'choiceIds',
  ranking: 'choiceIds',
  matching: 'matches',
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

/** The same as the API takes it: exactly one of the forms. */
export type AnswerInForm = { [Form in keyof AnswerForms]: OnlyForm<Form> }[keyof AnswerForms];
type OnlyForm<Form extends keyof AnswerForms> = Pick<AnswerForms, Form> &
  Partial<Record<Exclude<keyof AnswerForms, Form>, never>>;

/** The same as it travels: a form that is not used may also be null. */
export type SentAnswer = { [Form in keyof AnswerForms]?: AnswerForms[Form] | null };

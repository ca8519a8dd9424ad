import { authoredFields } from '@mizan/question-model';
import { object } from 'yup';
import type { AnswerInput, QuestionFields } from '../question-type';
import { rubricText, type RubricDraft } from '../rubric/rubric';
import { readWhole, wholeNumber } from '../whole-number';

export interface OpenEndedDraft extends RubricDraft {
  /** As typed; empty for no limit. */
  readonly wordLimit: string;
}

export const blankOpenEnded = (): OpenEndedDraft => ({ rubric: '', wordLimit: '' });

export const readOpenEnded = ({ rubric, wordLimit }: QuestionFields): OpenEndedDraft => ({
  rubric: rubric ?? '',
  wordLimit: wordLimit == null ? '' : String(wordLimit),
});

export const writeOpenEnded = ({ rubric, wordLimit }: OpenEndedDraft): AnswerInput => ({
  rubric: rubric.trim(),
  wordLimit: readWhole(wordLimit),
});

export const openEndedSchema = object({
  rubric: rubricText,
  wordLimit: wholeNumber(authoredFields.wordLimit),
});

import { nothingAsked } from '@mizan/question-model';
import type { QuestionFields } from '../types/question-type';

/** A question as the server gives it, with nothing of any type but what is asked for. */
export const storedQuestion = (fields: Partial<QuestionFields> = {}): QuestionFields & { __typename: 'Question' } => ({
  ...nothingAsked,
  fileKinds: [],
  choices: [],
  __typename: 'Question',
  id: 'q1',
  type: 'TRUE_FALSE',
  text: 'What is due?',
  textHtml: null,
  durationSeconds: 30,
  score: 3,
  difficulty: 'EASY',
  skill: 'VAT',
  isAdditional: false,
  status: 'ACTIVE',
  ...fields,
});

import { emptyFields } from '../types/empty-fields';
import type { QuestionFields } from '../types/question-type';

/** A question as the server gives it, with nothing in the fields of its type but what is asked for. */
export const storedQuestion = (fields: Partial<QuestionFields> = {}): QuestionFields & { __typename: string } => ({
  ...emptyFields(fields.type ?? 'TRUE_FALSE'),
  __typename: `${memberName(fields.type ?? 'TRUE_FALSE')}Question`,
  id: 'q1',
  version: 1,
  type: 'TRUE_FALSE',
  text: 'What is due?',
  textHtml: null,
  durationSeconds: 30,
  score: 3,
  difficulty: 'EASY',
  skill: 'VAT',
  isAdditional: false,
  notes: null,
  status: 'ACTIVE',
  ...fields,
});

const memberName = (type: QuestionFields['type']) =>
  type.toLowerCase().replace(/(^|_)(.)/g, (_, __, letter: string) => letter.toUpperCase());

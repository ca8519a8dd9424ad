import { Sigma } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { numberSchema, readDecimal, type NumberDraft } from './number-key';
import { NumberEditor } from './number-editor';
import { NumberPreview } from './number-preview';

/** A number that may lie within a tolerance of the right one. */
export const number: QuestionTypeDefinition<NumberDraft> = {
  type: 'NUMBER',
  group: 'text',
  Icon: Sigma,
  durationSeconds: 120,
  score: 5,
  blank: () => ({ value: '', tolerance: '0' }),
  read: (question) => question.number ?? { value: '', tolerance: '0' },
  write: ({ value, tolerance }) => ({
    number: { value: readDecimal(value) ?? value, tolerance: readDecimal(tolerance || '0') ?? tolerance },
  }),
  schema: numberSchema,
  Editor: NumberEditor,
  Preview: NumberPreview,
};

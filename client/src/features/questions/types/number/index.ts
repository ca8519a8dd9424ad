import { Sigma } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { numberInput, numberSchema, otherValue, type NumberDraft } from './number-key';
import { NumberEditor } from './number-editor';
import { NumberPreview } from './number-preview';

/** A number that may lie within a tolerance of the right one. */
export const number: QuestionTypeDefinition<NumberDraft> = {
  type: 'NUMBER',
  group: 'text',
  Icon: Sigma,
  durationSeconds: 120,
  score: 5,
  blank: () => ({ value: '', tolerance: '0', unit: '', others: [] }),
  read: (question) => ({
    value: question.number?.value ?? '',
    tolerance: question.number?.tolerance ?? '0',
    unit: question.unit ?? '',
    others: (question.number?.others ?? []).map(otherValue),
  }),
  write: (draft) => ({ number: numberInput(draft), unit: draft.unit.trim() || null }),
  schema: numberSchema,
  Editor: NumberEditor,
  Preview: NumberPreview,
};

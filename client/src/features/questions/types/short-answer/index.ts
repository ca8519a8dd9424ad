import { Type } from 'lucide-react';
import { exactly, writeComparison } from '../comparison/comparison';
import type { QuestionTypeDefinition } from '../question-type';
import { acceptedSchema, answer, readAccepted, type ShortAnswerDraft } from './accepted-answers';
import { AcceptedEditor } from './accepted-editor';
import { AcceptedPreview } from './accepted-preview';

/** A word or a phrase, compared with the accepted ones without regard to case, spaces or Arabic letter forms. */
export const shortAnswer: QuestionTypeDefinition<ShortAnswerDraft> = {
  type: 'SHORT_ANSWER',
  group: 'text',
  Icon: Type,
  durationSeconds: 60,
  score: 5,
  blank: () => ({ accepted: [answer()], comparison: exactly }),
  read: readAccepted,
  write: ({ accepted, comparison }) => ({
    acceptedAnswers: accepted.map(({ text }) => text.trim()),
    ...writeComparison(comparison),
  }),
  schema: acceptedSchema,
  Editor: AcceptedEditor,
  Preview: AcceptedPreview,
};

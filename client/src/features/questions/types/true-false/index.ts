import { ToggleLeft } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { truthSchema, type TrueFalseDraft } from './truth';
import { TruthEditor } from './truth-editor';
import { TruthPreview } from './truth-preview';

/** A statement that is either true or false. */
export const trueFalse: QuestionTypeDefinition<TrueFalseDraft> = {
  type: 'TRUE_FALSE',
  group: 'choices',
  Icon: ToggleLeft,
  durationSeconds: 30,
  score: 3,
  blank: () => ({ truth: null }),
  read: ({ truth = null }) => ({ truth }),
  write: ({ truth }) => (truth === null ? {} : { truth }),
  schema: truthSchema,
  Editor: TruthEditor,
  Preview: TruthPreview,
};

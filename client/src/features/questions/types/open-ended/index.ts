import { TextAlignStart } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { rubricSchema, type OpenEndedDraft } from './rubric';
import { RubricEditor } from './rubric-editor';
import { RubricPreview } from './rubric-preview';

/** A free text that a person marks; the rubric tells that person what to look for. */
export const openEnded: QuestionTypeDefinition<OpenEndedDraft> = {
  type: 'OPEN_ENDED',
  group: 'text',
  Icon: TextAlignStart,
  durationSeconds: 300,
  score: 10,
  blank: () => ({ rubric: '' }),
  read: ({ rubric }) => ({ rubric: rubric ?? '' }),
  write: ({ rubric }) => ({ rubric: rubric.trim() }),
  schema: rubricSchema,
  Editor: RubricEditor,
  Preview: RubricPreview,
};

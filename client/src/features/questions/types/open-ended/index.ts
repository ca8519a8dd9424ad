import { TextAlignStart } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { blankOpenEnded, openEndedSchema, readOpenEnded, writeOpenEnded, type OpenEndedDraft } from './open-ended';
import { OpenEndedEditor } from './open-ended-editor';
import { OpenEndedPreview } from './open-ended-preview';

/** A free text that a person marks; the rubric tells that person what to look for. */
export const openEnded: QuestionTypeDefinition<OpenEndedDraft> = {
  type: 'OPEN_ENDED',
  group: 'text',
  Icon: TextAlignStart,
  durationSeconds: 300,
  score: 10,
  blank: blankOpenEnded,
  read: readOpenEnded,
  write: writeOpenEnded,
  schema: openEndedSchema,
  Editor: OpenEndedEditor,
  Preview: OpenEndedPreview,
};

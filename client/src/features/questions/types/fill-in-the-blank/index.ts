import { TextCursorInput } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { GapEditor } from './gap-editor';
import { GapPreview } from './gap-preview';
import { blankGaps, readGaps, writeGaps, type GapDraft } from './gap-text';
import { gapSchema } from './gap-text.schema';

/** A text with gaps, each with its accepted answers. */
export const fillInTheBlank: QuestionTypeDefinition<GapDraft> = {
  type: 'FILL_IN_THE_BLANK',
  group: 'text',
  Icon: TextCursorInput,
  durationSeconds: 90,
  score: 5,
  blank: blankGaps,
  read: readGaps,
  write: writeGaps,
  schema: gapSchema,
  Editor: GapEditor,
  Preview: GapPreview,
};

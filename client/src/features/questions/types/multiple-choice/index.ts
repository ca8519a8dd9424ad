import { CircleDot } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { adoptChoices, blankChoices, readChoices, writeChoices, type MultipleChoiceDraft } from './choices';
import { choicesSchema } from './choices.schema';
import { ChoicesEditor } from './choices-editor';
import { ChoicesPreview } from '../choices/choices-preview';

/** Choices of which one is right, or several when the question allows it. */
export const multipleChoice: QuestionTypeDefinition<MultipleChoiceDraft> = {
  type: 'MULTIPLE_CHOICE',
  group: 'choices',
  Icon: CircleDot,
  durationSeconds: 60,
  score: 5,
  blank: blankChoices,
  read: readChoices,
  write: writeChoices,
  schema: choicesSchema,
  adopt: adoptChoices,
  Editor: ChoicesEditor,
  Preview: ChoicesPreview,
};

import type { QuestionTypeDefinition } from '../question-type';
import { rubricSchema, type RubricDraft } from '../rubric/rubric';
import { fileAnswerEditor, type FileAnswerType } from './file-answer-editor';
import { FileAnswerPreview } from './file-answer-preview';

type Own = Pick<QuestionTypeDefinition<RubricDraft>, 'Icon' | 'durationSeconds' | 'score'>;

/** A type whose answer is one file of a kind, which a person marks. */
export const fileAnswer = (type: FileAnswerType, own: Own): QuestionTypeDefinition<RubricDraft> => ({
  ...own,
  type,
  group: 'hands-on',
  blank: () => ({ rubric: '' }),
  read: ({ rubric }) => ({ rubric: rubric ?? '' }),
  write: ({ rubric }) => ({ rubric: rubric.trim() }),
  schema: rubricSchema,
  Editor: fileAnswerEditor(type),
  Preview: FileAnswerPreview,
});

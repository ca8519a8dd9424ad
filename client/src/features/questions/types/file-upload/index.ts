import { Paperclip } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { FILE_KINDS, fileUploadSchema, type FileUploadDraft } from './file-kinds';
import { FileUploadEditor } from './file-upload-editor';
import { FileUploadPreview } from './file-upload-preview';

/** Up to five files of the kinds that the author takes. */
export const fileUpload: QuestionTypeDefinition<FileUploadDraft> = {
  type: 'FILE_UPLOAD',
  group: 'hands-on',
  Icon: Paperclip,
  durationSeconds: 600,
  score: 15,
  blank: () => ({ fileKinds: ['IMAGE', 'DOCUMENT'], rubric: '' }),
  read: ({ fileKinds = [], rubric }) => ({
    fileKinds: FILE_KINDS.filter((kind) => fileKinds.includes(kind)),
    rubric: rubric ?? '',
  }),
  write: ({ fileKinds, rubric }) => ({ fileKinds: [...fileKinds], rubric: rubric.trim() }),
  schema: fileUploadSchema,
  Editor: FileUploadEditor,
  Preview: FileUploadPreview,
};

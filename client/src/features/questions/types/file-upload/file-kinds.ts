import { array, object } from 'yup';
import type { FileKind } from '../../../../graphql/schema-generated';
import { rubricText, type RubricDraft } from '../rubric/rubric';

export const FILE_KINDS: readonly FileKind[] = ['IMAGE', 'DOCUMENT', 'SLIDES', 'SPREADSHEET', 'TEXT'];

export interface FileUploadDraft extends RubricDraft {
  /** In the order of `FILE_KINDS`. */
  readonly fileKinds: readonly FileKind[];
}

export const withKind = (kinds: readonly FileKind[], kind: FileKind, isOn: boolean): FileKind[] =>
  FILE_KINDS.filter((own) => (own === kind ? isOn : kinds.includes(own)));

export const fileUploadSchema = object({
  fileKinds: array().min(1, 'questions:problem.fileKinds'),
  rubric: rubricText,
});

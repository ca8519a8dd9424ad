import {
  audios,
  documents,
  fileTypes,
  images,
  slides,
  spreadsheetFiles,
  texts,
  videos,
} from '../../../../platform/files';
import type { FileType } from '../../../../platform/files';
import type { FileKind, QuestionType } from '../../../questions';

const byKind: Record<FileKind, readonly FileType[]> = {
  image: images,
  document: documents,
  slides,
  spreadsheet: spreadsheetFiles,
  text: texts,
};

const withFiles = new Set<QuestionType>(['xlcx', 'document', 'slides', 'file-upload', 'video', 'audio']);

export function takesFiles(type: QuestionType): boolean {
  return withFiles.has(type);
}

/** What may be handed in for a question; empty where it takes no files. */
export function acceptedFiles(type: QuestionType, fileKinds: readonly FileKind[]): readonly FileType[] {
  switch (type) {
    case 'xlcx':
      return [fileTypes.xlsx];
    case 'document':
      return documents;
    case 'slides':
      return slides;
    case 'file-upload':
      return fileKinds.flatMap((kind) => byKind[kind]);
    default:
      return [];
  }
}

/** The format of a recording, by what the recorder says; null where the question asks for none, or for another. */
export function recordingType(type: QuestionType, contentType: string): FileType | null {
  const [plain = ''] = contentType.toLowerCase().split(';');
  const accepted = type === 'video' ? videos : type === 'audio' ? audios : [];
  return accepted.find((each) => each.contentType === plain.trim()) ?? null;
}

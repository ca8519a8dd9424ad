import type { AskedFileKind, AskedQuestion } from '../asked-question';

/** The product's limit for one file: 250 KB. */
export const MAX_FILE_BYTES = 256_000;

const ENDINGS: Record<AskedFileKind, readonly string[]> = {
  IMAGE: ['.png', '.jpg', '.jpeg', '.gif', '.webp'],
  DOCUMENT: ['.doc', '.docx', '.pdf'],
  SLIDES: ['.ppt', '.pptx'],
  SPREADSHEET: ['.xlsx', '.csv'],
  TEXT: ['.txt', '.md'],
};

/** The endings that a question takes; the server looks into the file as well. */
export function endingsOf({ type, fileKinds }: Pick<AskedQuestion, 'type' | 'fileKinds'>): readonly string[] {
  if (type === 'XLCX') return ['.xlsx'];
  if (type === 'DOCUMENT') return ENDINGS.DOCUMENT;
  if (type === 'SLIDES') return ENDINGS.SLIDES;
  const kinds = fileKinds && fileKinds.length > 0 ? fileKinds : (Object.keys(ENDINGS) as AskedFileKind[]);
  return kinds.flatMap((kind) => ENDINGS[kind]);
}

export const maxFilesOf = ({ type }: Pick<AskedQuestion, 'type'>): number => (type === 'FILE_UPLOAD' ? 5 : 1);

export type FileProblem = 'tooLarge' | 'notAllowed' | 'empty';

/** What can be told of a file before it goes out. */
export function problemOfFile(file: Pick<File, 'name' | 'size'>, endings: readonly string[]): FileProblem | null {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(ending))) return 'notAllowed';
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/** The product's limit for one file, and for one part of a longer one: 250 KB. */
export const MAX_UPLOAD_BYTES = 256_000;

/** Codes of the catalogue of errors, so that the page says at once what the server would say. */
export type UploadProblem = 'FILE_TYPE_NOT_ALLOWED' | 'FILE_TOO_LARGE';

interface Rules {
  /** Of the name, such as `.png`; the server looks at the bytes besides. */
  endings: readonly string[];
  maxBytes?: number;
}

/** What speaks against sending this file, before any of it is sent. */
export function uploadProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  { endings, maxBytes = MAX_UPLOAD_BYTES }: Rules,
): UploadProblem | null {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'FILE_TYPE_NOT_ALLOWED';
  return size > maxBytes ? 'FILE_TOO_LARGE' : null;
}

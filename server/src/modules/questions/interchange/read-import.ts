import { readPart } from '../../../platform/files';
import type { UploadedFile } from '../../../platform/graphql';
import { withAcceptableImages } from './acceptable-images';
import { detectFormat } from './detect-format';
import { readFormat } from './formats';
import type { Reading } from './interchange';
import { QuestionFormatUnknown, TooManyQuestions } from './interchange.errors';
import type { QuestionFormat } from './question-format';

export const MAX_IMPORTED = 1_000;

export interface ImportFile {
  format?: QuestionFormat | null;
  file: UploadedFile;
}

/** @throws QuestionFormatUnknown, TooManyQuestions, FileTooLarge */
export async function readImport({ format, file }: ImportFile): Promise<{ format: QuestionFormat; reading: Reading }> {
  const { filename } = await file;
  const bytes = await readPart(file);
  const known = format ?? detectFormat(filename, bytes);
  if (known === null) throw new QuestionFormatUnknown();
  const reading = await withAcceptableImages(await readFormat(known, bytes));
  if (reading.understood.length > MAX_IMPORTED) throw new TooManyQuestions({ limit: MAX_IMPORTED });
  return { format: known, reading };
}

import { FileTooLarge } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/graphql';
import { detectFormat } from './detect-format';
import { readFormat } from './formats';
import type { Reading } from './interchange';
import { QuestionFormatUnknown, TooManyQuestions } from './interchange.errors';
import type { QuestionFormat } from './question-format';

export const MAX_IMPORTED = 1_000;
const MAX_FILE_BYTES = 256_000;

export interface ImportFile {
  format?: QuestionFormat | null;
  file: UploadedFile;
}

/** @throws QuestionFormatUnknown, TooManyQuestions, FileTooLarge */
export async function readImport({ format, file }: ImportFile): Promise<{ format: QuestionFormat; reading: Reading }> {
  const { filename, createReadStream } = await file;
  const bytes = await readBytes(createReadStream());
  const known = format ?? detectFormat(filename, bytes);
  if (known === null) throw new QuestionFormatUnknown();
  const reading = await readFormat(known, bytes);
  if (reading.understood.length > MAX_IMPORTED) throw new TooManyQuestions({ limit: MAX_IMPORTED });
  return { format: known, reading };
}

async function readBytes(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new FileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

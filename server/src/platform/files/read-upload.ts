import { DomainError, FileTooLarge, FileTypeNotAllowed, UploadUnreadable } from '../errors';
import type { UploadedFile } from '../graphql';
import { recogniseFile } from './content/recognise-file';
import type { FileType } from './content/file-types';
import { cleanFileName } from './file-name';

/** The product's limit for one file, and for one part of a longer one: 250 KB. */
export const MAX_UPLOAD_BYTES = 256_000;

/** A whole file that has been looked at. */
export interface CheckedFile {
  name: string;
  type: FileType;
  bytes: Buffer;
}

/** @throws FileTooLarge, FileTypeNotAllowed, UploadUnreadable */
export async function readUpload(file: UploadedFile, accepted: readonly FileType[]): Promise<CheckedFile> {
  const bytes = await readPart(file);
  return checkFile((await file).filename, bytes, accepted);
}

/** For files that came inside another one. @throws FileTooLarge, FileTypeNotAllowed */
export async function checkFile(given: string, bytes: Buffer, accepted: readonly FileType[]): Promise<CheckedFile> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new FileTooLarge();
  const name = cleanFileName(given);
  return { name, bytes, type: await recogniseFile(name, bytes, accepted) };
}

/** The bytes of an upload, at most 256,000 and at least one. @throws FileTooLarge, FileTypeNotAllowed, UploadUnreadable */
export async function readPart(file: UploadedFile): Promise<Buffer> {
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new FileTypeNotAllowed();
  return bytes;
}

/** The same where an empty file is nothing wrong. @throws FileTooLarge, UploadUnreadable */
export function readBytes(file: UploadedFile): Promise<Buffer> {
  return collect(file).catch((error: unknown) => {
    throw isOfTheForm(error) ? new UploadUnreadable() : error;
  });
}

async function collect(file: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const { createReadStream } = await file;
  for await (const chunk of createReadStream()) {
    size += (chunk as Buffer).length;
    if (size > MAX_UPLOAD_BYTES) throw new FileTooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** What the form's parser complains of has no code; what our own disk does has one. The 413 of a file cut off is told elsewhere. */
function isOfTheForm(error: unknown): boolean {
  const { code, status } = error as { code?: string; status?: number };
  return !(error instanceof DomainError) && code === undefined && status !== 413;
}

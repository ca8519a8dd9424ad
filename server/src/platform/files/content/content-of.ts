import { fileTypeFromBuffer } from 'file-type/core';
import type { FileContent } from './file-types';
import { isMarkedText, isPlainText } from './is-plain-text';
import { officeContentOf } from './office-content-of';
import { oldOfficeContentOf } from './old-office-content-of';

/** By what the detector calls a file. */
const known: Partial<Record<string, FileContent>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/webm': 'webm',
  'video/matroska': 'webm',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'video/ogg': 'ogg',
  'application/ogg': 'ogg',
};

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What a file is, by its bytes alone; null for everything that is not known here. */
export async function contentOf(bytes: Buffer): Promise<FileContent | null> {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return officeContentOf(bytes);
  if (bytes.subarray(0, OLE.length).equals(OLE)) return oldOfficeContentOf(bytes);
  // The mark of UTF-16 is also how some sound begins.
  const found = isMarkedText(bytes) ? undefined : await fileTypeFromBuffer(bytes);
  if (found) return known[found.mime] ?? null;
  return isPlainText(bytes) ? 'text' : null;
}

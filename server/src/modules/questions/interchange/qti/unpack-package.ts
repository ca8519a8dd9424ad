import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import type { Entry, Options, ZipFile } from 'yauzl';
import { NotUnderstood } from '../not-understood';

const MAX_ENTRIES = 12_000;
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
const MAX_RATIO = 100;
const ENCRYPTED = 1;
const KIND_OF_FILE = 0o170000;
const SYMLINK = 0o120000;

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/**
 * The files of a package by name. Sizes are those that the directory claims, and the reader holds every file to its claim; names with
 * `..`, a drive or a leading slash are refused by it too. Archives inside are files like any other: nothing opens them.
 * @throws NotUnderstood ARCHIVE_UNACCEPTABLE
 */
export async function unpackPackage(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  try {
    const zip = await open(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
    return await readEntries(zip, bytes.length);
  } catch (error) {
    if (error instanceof NotUnderstood) throw error;
    // What the reader says names offsets and fields; the author's remedy is the same.
    throw unacceptable('damaged');
  }
}

async function readEntries(zip: ZipFile, packedSize: number): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  if (zip.entryCount > MAX_ENTRIES) throw unacceptable('entries');
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES || unpacked > packedSize * MAX_RATIO) throw unacceptable('size');
    if (entry.generalPurposeBitFlag & ENCRYPTED) throw unacceptable('encrypted');
    if (((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === SYMLINK) throw unacceptable('link');
    if (entry.fileName.endsWith('/')) continue;
    if (files.has(entry.fileName)) throw unacceptable('twice');
    files.set(entry.fileName, await contentOf(zip, entry));
  }
  return files;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else buffer(stream).then(resolve, reject);
    });
  });
}

function unacceptable(reason: string): NotUnderstood {
  return new NotUnderstood('ARCHIVE_UNACCEPTABLE', { reason });
}

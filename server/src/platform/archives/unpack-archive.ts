import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/** What an archive may cost before anybody looks inside. */
export interface ArchiveLimits {
  entries: number;
  unpackedBytes: number;
}

/** `damaged` covers unsafe names too: `..`, a drive, a leading slash. */
export type ArchiveProblem = 'damaged' | 'entries' | 'size' | 'encrypted' | 'link' | 'twice';

export class UnacceptableArchive extends Error {
  constructor(
    readonly problem: ArchiveProblem,
    options?: ErrorOptions,
  ) {
    super(`The archive is not acceptable: ${problem}`, options);
  }
}

const MAX_RATIO = 100;
const ENCRYPTED = 1;
const KIND_OF_FILE = 0o170000;
const SYMLINK = 0o120000;

/**
 * The files of a ZIP archive by name. Sizes are those that the directory claims, and the library holds every file to its claim. Archives
 * inside are files like any other: nothing opens them.
 * @throws UnacceptableArchive
 */
export async function unpackArchive(bytes: Uint8Array, limits: ArchiveLimits): Promise<Map<string, Buffer>> {
  try {
    const zip = await openArchive(bytes);
    if (zip.entryCount > limits.entries) throw new UnacceptableArchive('entries');
    return await readFiles(zip, Math.min(limits.unpackedBytes, bytes.length * MAX_RATIO));
  } catch (error) {
    // What the library says names offsets and fields; the remedy of whoever sent the file is the same.
    throw error instanceof UnacceptableArchive ? error : new UnacceptableArchive('damaged', { cause: error });
  }
}

async function readFiles(zip: ZipFile, mostBytes: number): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > mostBytes) throw new UnacceptableArchive('size');
    const problem = problemOf(entry);
    if (problem) throw new UnacceptableArchive(problem);
    if (entry.fileName.endsWith('/')) continue;
    if (files.has(entry.fileName)) throw new UnacceptableArchive('twice');
    files.set(entry.fileName, await entryContent(zip, entry));
  }
  return files;
}

function problemOf({ generalPurposeBitFlag, externalFileAttributes }: Entry): ArchiveProblem | null {
  if (generalPurposeBitFlag & ENCRYPTED) return 'encrypted';
  return ((externalFileAttributes >>> 16) & KIND_OF_FILE) === SYMLINK ? 'link' : null;
}

/** For whoever looks at single entries; `unpackArchive` is for those who need them all. */
export function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return fromBufferPromise(data, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
}

export async function entryContent(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry));
}

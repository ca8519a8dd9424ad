import { inflateRawSync } from 'node:zlib';

/** What an archive may cost before anybody looks inside: a list of 5,000 rows needs about a tenth of it. */
const MAX_ENTRIES = 200;
const MAX_UNPACKED_BYTES = 10 * 1024 * 1024;
const MAX_RATIO = 100;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;

/** The archive is damaged, needs a feature that no spreadsheet needs, or costs too much to unpack. */
export class UnacceptableArchive extends Error {}

interface Entry {
  name: string;
  flags: number;
  method: number;
  packedSize: number;
  unpackedSize: number;
  offset: number;
}

/** Unpacks the files of an archive by name, never more than the limits allow, whatever its directory claims. */
export function unpack(bytes: Uint8Array): Map<string, Buffer> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readDirectory(data).filter(({ name }) => !name.endsWith('/'));
    checkCost(entries, data.length);
    const files = new Map(entries.map((entry) => [entry.name, unpackEntry(data, entry)]));
    if (files.size < entries.length) throw new UnacceptableArchive('two files of one name');
    return files;
  } catch (error) {
    throw error instanceof UnacceptableArchive ? error : new UnacceptableArchive('damaged', { cause: error });
  }
}

function readDirectory(data: Buffer): Entry[] {
  const end = findEnd(data);
  const count = data.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnacceptableArchive('too many files');
  const entries: Entry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(data, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

function findEnd(data: Buffer): number {
  const earliest = Math.max(0, data.length - END_SIZE - LONGEST_COMMENT);
  for (let at = data.length - END_SIZE; at >= earliest; at--) {
    if (data.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnacceptableArchive('no directory');
}

function readEntry(data: Buffer, at: number): { entry: Entry; next: number } {
  if (data.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new UnacceptableArchive('damaged directory');
  const nameEnd = at + ENTRY_SIZE + data.readUInt16LE(at + 28);
  const entry = {
    name: data.toString('utf8', at + ENTRY_SIZE, nameEnd),
    flags: data.readUInt16LE(at + 8),
    method: data.readUInt16LE(at + 10),
    packedSize: data.readUInt32LE(at + 20),
    unpackedSize: data.readUInt32LE(at + 24),
    offset: data.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32) };
}

function checkCost(entries: Entry[], archiveSize: number): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES || unpacked > archiveSize * MAX_RATIO) throw new UnacceptableArchive('too large');
}

/** Holds the entry to the size that its directory line claims, on which the sum above rests. */
function unpackEntry(data: Buffer, { flags, method, packedSize, unpackedSize, offset }: Entry): Buffer {
  if (flags & ENCRYPTED || data.readUInt32LE(offset) !== LOCAL_ENTRY) throw new UnacceptableArchive('not readable');
  if (unpackedSize === 0) return Buffer.alloc(0);
  const start = offset + 30 + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
  const packed = data.subarray(start, start + packedSize);
  const content = method === 8 ? inflateRawSync(packed, { maxOutputLength: unpackedSize }) : packed;
  if ((method !== 0 && method !== 8) || content.length !== unpackedSize) throw new UnacceptableArchive('wrong size');
  return content;
}

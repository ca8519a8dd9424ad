import type { FileContent } from './file-types';

/** The streams that make a compound file a document of a kind. */
const streams: Partial<Record<string, FileContent>> = {
  WordDocument: 'doc',
  'PowerPoint Document': 'ppt',
};

const outOfRange = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

const ENTRY_BYTES = 128;
const FIRST_FAT_SECTORS = 109;
const NO_SECTOR = 0xfffffffa;

/** Which old Office document an OLE compound file (MS-CFB) holds, by the names in its directory; null for any other. */
export function oldOfficeContentOf(bytes: Buffer): FileContent | null {
  try {
    for (const name of namesIn(bytes)) {
      const content = streams[name];
      if (content) return content;
    }
  } catch (error) {
    // Beyond the end of the file: it is cut off, or only pretends.
    if (!outOfRange.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return null;
}

function* namesIn(bytes: Buffer): Generator<string> {
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return;
  // The header takes the place of one sector.
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const most = Math.ceil(bytes.length / sectorBytes);
  let sector = bytes.readUInt32LE(48);
  for (let read = 0; read < most && sector < NO_SECTOR; read++) {
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) yield nameAt(bytes, offsetOf(sector) + at);
    sector = nextSector(bytes, sector, sectorBytes, offsetOf);
  }
}

/** The directory is a chain of sectors; the table that links them lies in sectors of its own, which the header lists. */
function nextSector(bytes: Buffer, sector: number, sectorBytes: number, offsetOf: (sector: number) => number): number {
  const perSector = sectorBytes / 4;
  const place = Math.floor(sector / perSector);
  if (place >= FIRST_FAT_SECTORS) return NO_SECTOR;
  const table = bytes.readUInt32LE(76 + place * 4);
  if (table >= NO_SECTOR) return NO_SECTOR;
  return bytes.readUInt32LE(offsetOf(table) + (sector % perSector) * 4);
}

/** Up to 31 UTF-16 characters; byte 64 tells the length with the closing zero. */
function nameAt(bytes: Buffer, offset: number): string {
  const length = bytes.readUInt16LE(offset + 64);
  if (length < 2 || length > 64) return '';
  return bytes.toString('utf16le', offset, offset + length - 2);
}

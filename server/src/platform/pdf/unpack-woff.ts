import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF 1.0 file as the OpenType font inside it (https://www.w3.org/TR/WOFF/). The font library could read it packed, but
 * unpacks anew, and slowly, for every document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  [16 * 2 ** power, power, (count - 2 ** power) * 16].forEach((value, place) =>
    head.writeUInt16BE(value, 6 + place * 2),
  );
  let offset = head.length;
  const parts = [head];
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    head.write(tag, at, 'latin1');
    [checksum, offset, content.length].forEach((value, place) => head.writeUInt32BE(value, at + 4 + place * 4));
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number): { tag: string; checksum: number; content: Buffer } {
  const [offset = 0, packed = 0, size = 0, checksum = 0] = [4, 8, 12, 16].map((place) => woff.readUInt32BE(at + place));
  const bytes = woff.subarray(offset, offset + packed);
  return { tag: woff.toString('latin1', at, at + 4), checksum, content: packed < size ? inflateSync(bytes) : bytes };
}

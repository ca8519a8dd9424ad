import { crc32, deflateRawSync } from 'node:zlib';

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A plain archive of these files and nothing else. */
export function packZip(files: Map<string, Buffer>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content, { level: 1 });
    const shared = sharedHeader(content, packed.length, Buffer.byteLength(name));
    const file = Buffer.concat([fields('PK\x03\x04'), shared, Buffer.from(name), packed]);
    directory.push(
      fields('PK\x01\x02', 2, VERSION),
      shared,
      fields('', 2, 0, 2, 0, 2, 0, 4, 0, 4, offset),
      Buffer.from(name),
    );
    local.push(file);
    offset += file.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields('PK\x05\x06', 2, 0, 2, 0, 2, files.size, 2, files.size, 4, size, 4, offset, 2, 0);
  return Buffer.concat([...local, ...directory, end]);
}

/** The part that the header of a file and its line in the directory have in common; there is no extra field. */
function sharedHeader(content: Buffer, packedSize: number, nameLength: number): Buffer {
  const sizes = [4, crc32(content), 4, packedSize, 4, content.length, 2, nameLength, 2, 0];
  return fields('', 2, VERSION, 2, UTF8_NAMES, 2, DEFLATED, 4, 0, ...sizes);
}

/** A signature, then pairs of width in bytes and value, little-endian. */
function fields(signature: string, ...widthsAndValues: number[]): Buffer {
  const parts = [Buffer.from(signature, 'latin1')];
  for (let at = 0; at < widthsAndValues.length; at += 2) {
    const field = Buffer.alloc(widthsAndValues[at] ?? 0);
    field.writeUIntLE(widthsAndValues[at + 1] ?? 0, 0, field.length);
    parts.push(field);
  }
  return Buffer.concat(parts);
}

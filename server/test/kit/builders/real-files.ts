import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const office = 'application/vnd.openxmlformats-officedocument';
const mains = {
  docx: { part: 'word/document.xml', type: `${office}.wordprocessingml.document.main+xml` },
  xlsx: { part: 'xl/workbook.xml', type: `${office}.spreadsheetml.sheet.main+xml` },
  pptx: { part: 'ppt/presentation.xml', type: `${office}.presentationml.presentation.main+xml` },
  docm: { part: 'word/document.xml', type: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
} as const;

/** An Office document as far as anybody looks at it: the catalogue, the main part, and what else is given. */
export function anOfficeFile(kind: keyof typeof mains, others: Record<string, Buffer> = {}): Promise<Buffer> {
  const { part, type } = mains[kind];
  const catalogue = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return aZip({ '[Content_Types].xml': Buffer.from(catalogue), [part]: Buffer.from('<main/>'), ...others });
}

export function aZip(entries: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** An OLE compound file (MS-CFB) with one table sector and one directory sector that names these streams. */
export function aCompoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512, 0);
  ['Root Entry', ...streams].forEach((name, index) => {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
  });
  return Buffer.concat([header, table, directory]);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** How every WebM begins: an EBML head with the document type, then as many bytes as are wanted. */
export function webm(byteSize = 200): Buffer {
  const head = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  );
  return Buffer.concat([head, Buffer.alloc(Math.max(0, byteSize - head.length), 7)]);
}

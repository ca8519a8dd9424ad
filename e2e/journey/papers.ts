import { crc32 } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import type { Upload } from './lists';

/** Files as candidates hand them in: small, and what their names say. */
export async function workbook(): Promise<Upload> {
  const bytes = await writeXlsx({ sheets: [{ name: 'Budget', rows: [['Rent', 1200]] }] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'budget.xlsx', mimeType, buffer: Buffer.from(bytes) };
}

export function pdf(): Upload {
  const objects = [
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
  ];
  const text = ['%PDF-1.4', ...objects, 'trailer << /Root 1 0 R >>', '%%EOF'].join('\n');
  return { name: 'memo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

export function slides(): Upload {
  const part = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
  const catalogue = `<?xml version="1.0"?><Types><Override PartName="/ppt/presentation.xml" ContentType="${part}"/></Types>`;
  const mimeType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  return { name: 'pitch.pptx', mimeType, buffer: archiveOf('[Content_Types].xml', catalogue) };
}

export function picture(): Upload {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return { name: 'diagram.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A ZIP with one uncompressed entry. */
function archiveOf(name: string, text: string): Buffer {
  const [file, content] = [Buffer.from(name), Buffer.from(text)];
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, file, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(14), file]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

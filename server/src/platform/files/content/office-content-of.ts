import { promisify } from 'node:util';
import { fromBuffer } from 'yauzl';
import type { Entry, Options, ZipFile } from 'yauzl';
import type { FileContent } from './file-types';

/** A document of three lines has about fifteen entries. */
const MAX_ENTRIES = 3_000;
const MAX_CATALOGUE_BYTES = 262_144;

const mainParts: [FileContent, string][] = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'presentationml.presentation.main+xml'],
];

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Which Office document a ZIP holds, by the catalogue that each carries; null for other archives and for macros. */
export async function officeContentOf(bytes: Buffer): Promise<FileContent | null> {
  try {
    const catalogue = await catalogueOf(await open(bytes, { lazyEntries: true }));
    if (!catalogue) return null;
    return mainParts.find(([, part]) => catalogue.includes(`officedocument.${part}"`))?.[0] ?? null;
  } catch {
    return null;
  }
}

async function catalogueOf(zip: ZipFile): Promise<string | null> {
  let catalogue: string | null = null;
  let count = 0;
  for await (const entry of entriesOf(zip)) {
    if (++count > MAX_ENTRIES || /vbaproject\.bin$/i.test(entry.fileName)) return null;
    if (entry.fileName === '[Content_Types].xml') catalogue = await textOf(zip, entry);
  }
  return catalogue;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) yield entry;
}

async function nextEntry(zip: ZipFile): Promise<Entry | null> {
  try {
    return await new Promise<Entry | null>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.once('error', reject);
      zip.readEntry();
    });
  } finally {
    zip.removeAllListeners();
  }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > MAX_CATALOGUE_BYTES) return null;
  const stream = await promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: Done) => void)(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

type Done = (error: Error | null, stream: NodeJS.ReadableStream) => void;

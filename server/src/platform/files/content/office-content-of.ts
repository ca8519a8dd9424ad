import type { ZipFile } from 'yauzl';
import { entryContent, openArchive } from '../../archives';
import type { FileContent } from './file-types';

/** A document of three lines has about fifteen entries. */
const MAX_ENTRIES = 3_000;
const MAX_CATALOGUE_BYTES = 262_144;

const mainParts: [FileContent, string][] = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'presentationml.presentation.main+xml'],
];

/** Which Office document a ZIP holds, by the catalogue that each carries; null for other archives and for macros. */
export async function officeContentOf(bytes: Buffer): Promise<FileContent | null> {
  try {
    const catalogue = await catalogueOf(await openArchive(bytes));
    if (!catalogue) return null;
    return mainParts.find(([, part]) => catalogue.includes(`officedocument.${part}"`))?.[0] ?? null;
  } catch {
    return null;
  }
}

async function catalogueOf(zip: ZipFile): Promise<string | null> {
  let catalogue: string | null = null;
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    if (++count > MAX_ENTRIES || /vbaproject\.bin$/i.test(entry.fileName)) return null;
    if (entry.fileName !== '[Content_Types].xml') continue;
    if (entry.uncompressedSize > MAX_CATALOGUE_BYTES) return null;
    catalogue = (await entryContent(zip, entry)).toString('utf8');
  }
  return catalogue;
}

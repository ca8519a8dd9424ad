import { serialize } from 'node:v8';
import { NotUnderstood } from '../not-understood';
import { unreadable } from '../read-each';
import { readSheet } from './read-sheet';
import { readXliff } from './read-xliff';
import { MOST_TEXTS } from './returned-text';
import type { ReturnedFile } from './returned-text';

const ZIP = Buffer.from('PK', 'latin1');
const MARKUP = /^(?:\uFEFF|[\s\0\xFE\xFF]|\xEF\xBB\xBF)*</u;

/** What came back, by its content: XLIFF or a spreadsheet. A file that cannot be read at all is one problem. */
export async function readTranslations(bytes: Uint8Array): Promise<ReturnedFile> {
  const isMarkup = MARKUP.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));
  const format = isMarkup && !ZIP.equals(bytes.subarray(0, 2)) ? 'xliff' : 'xlsx';
  try {
    const file = format === 'xliff' ? readXliff(bytes) : await readSheet(bytes);
    const count = file.texts.length + file.problems.length;
    if (count === 0) throw new NotUnderstood('NO_TRANSLATIONS');
    if (count > MOST_TEXTS) throw new NotUnderstood('TOO_MANY_TEXTS', { max: MOST_TEXTS });
    return file;
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return { format, from: null, to: null, texts: [], problems: unreadable(error).problems };
  }
}

/** A reading on its way out of a thread. */
export async function readingTranslations(bytes: Uint8Array): Promise<Buffer> {
  return serialize(await readTranslations(Buffer.from(bytes)));
}

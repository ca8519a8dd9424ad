import type { TableRow } from './candidate-table';
import { decodeText } from './decode-text';
import type { TextEncoding } from './decode-text';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

export interface ReadRows {
  rows: TableRow[];
  /** Of text; a workbook says it itself. */
  encoding: TextEncoding | null;
}

/** What the programs that write them can save as .xlsx. */
const OTHER_TABLES = new Set(['xls', 'xlsb', 'xlsm', 'ods', 'fods', 'numbers']);
const TEXTS = new Set(['csv', 'txt', 'tsv', 'tab']);
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** The kind of a table that another program has to save anew; null where that is no way out. */
export function otherTable(name: string, bytes: Uint8Array): string | null {
  const extension = extensionOf(name);
  if (OTHER_TABLES.has(extension)) return extension;
  return OLD_WORKBOOK.every((byte, at) => bytes[at] === byte) ? 'xls' : null;
}

/** The rows of a table or of a text. Null when name or content say that it is neither. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  encoding?: TextEncoding | null,
): Promise<ReadRows | null> {
  const extension = extensionOf(name);
  if (extension === 'xlsx') {
    const rows = await readXlsx(bytes);
    return rows && { rows, encoding: null };
  }
  const decoded = TEXTS.has(extension) ? decodeText(bytes, encoding) : null;
  return decoded && { rows: readCsv(decoded.text), encoding: decoded.encoding };
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

import type { TableRow } from './candidate-table';
import { decodeText } from './decode-text';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

/** The rows of a spreadsheet. Null when name or content say that it is not an .xlsx or .csv file. */
export async function readFile(name: string, bytes: Uint8Array): Promise<TableRow[] | null> {
  const extension = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === 'xlsx') return readXlsx(bytes);
  const text = extension === 'csv' ? decodeText(bytes) : null;
  return text === null ? null : readCsv(text);
}
